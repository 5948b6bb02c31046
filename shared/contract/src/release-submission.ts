import { z } from 'zod';
import { plainTextSchema } from './plain-text';
import { releaseSchema } from './release';

/** All files of a release that is published over HTTP, in bytes. */
export const MAX_RELEASE_BYTES = 24 * 1024 * 1024;
/** The call that carries them: base64 takes four bytes for three, the document is counted in. */
export const MAX_SUBMISSION_BYTES = Math.ceil((MAX_RELEASE_BYTES * 4) / 3) + 2 * 1024 * 1024;

/** Where a release comes from: shown to operators beside it. */
export const provenanceSchema = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'is no commit'),
  author: plainTextSchema(120).min(1),
  notes: plainTextSchema(2_000),
  /** The change's page at the team's code host. */
  changeUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
});

/** What a team signs: the bytes of this document as JSON. */
export const submissionSchema = z.strictObject({ release: releaseSchema, provenance: provenanceSchema });

export type Provenance = z.output<typeof provenanceSchema>;
export type Submission = z.output<typeof submissionSchema>;
