import { z } from 'zod';
import { remoteManifestSchema } from './remote-manifest';

/** `remote.schema.json`: what an editor checks and completes a `remote.json` by. */
export const remoteSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(remoteManifestSchema, { io: 'input' }), null, 2)}\n`;
