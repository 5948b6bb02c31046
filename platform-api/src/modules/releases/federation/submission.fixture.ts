import { createHash, type KeyObject, sign } from 'node:crypto';
import type { Release } from '@marquee/contract/release';
import { releaseOf } from './release.fixture';

export interface Submitted {
  readonly release: object;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly key: KeyObject;
}

export const provenance = {
  commit: 'a1b2c3d4',
  author: 'Lena',
  notes: 'Points at last',
  changeUrl: 'https://code.example/17',
};

/** The files of a release of `mf-loyalty`, by path, and the release that names them. */
export function builtRelease(version: string, change: (release: Release) => object = (release) => release) {
  const release = releaseOf('mf-loyalty', version);
  const files = Object.fromEntries(Object.keys(release.integrity).map((file) => [file, `${file} of ${version}`]));
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, `sha256-${createHash('sha256').update(text).digest('base64')}`]),
  );
  return { release: change({ ...release, integrity }), files };
}

/** The request that publishes a release, signed. */
export function submissionOf({ release, files, key }: Submitted) {
  const document = JSON.stringify({ release, provenance });
  const encoded = Object.entries(files).map(([file, text]) => [file, Buffer.from(text).toString('base64')]);
  return {
    document,
    signature: sign(null, Buffer.from(document), key).toString('base64url'),
    files: Object.fromEntries(encoded) as Readonly<Record<string, string>>,
  };
}
