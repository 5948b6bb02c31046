import { createHash } from 'node:crypto';
import type { BootDocument, ResolvedRelease } from '../../../shared/contract/src/boot';
import { send } from '../../support/send';
import { openSimulated } from './simulated-visitor';

/** Digests by what they are of. */
export type Snapshot = ReadonlyMap<string, string>;

const PATHS = ['/', '/rng', '/agent', '/member/deposit', '/promotion'];
const BUCKETS = [0, 50, 99];
const ATTEMPTS = 10;

/** What differs between two answers to the same request: nonces and the telemetry's token. */
const OWN_TO_AN_ANSWER = [/nonce="[^"]*"/g, /"telemetry":"[^"]*"/g];

/** A brand's pages as several visitors get them, each as a digest of its bytes. */
export async function snapshotPages(brand: string): Promise<Snapshot> {
  const snapshot = new Map<string, string>();
  for (const path of PATHS)
    for (const bucket of BUCKETS) {
      const { html } = await openSimulated(brand, { bucket }, path);
      snapshot.set(`${path} for visitor ${bucket}`, digestOf(withoutOwn(html)));
    }
  return snapshot;
}

/** A brand's first pages come without the frame, which is rendered beside them. */
export async function settledPages(brand: string): Promise<Snapshot> {
  let former = await snapshotPages(brand);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const next = await snapshotPages(brand);
    if (differences(former, next).length === 0) return next;
    former = next;
  }
  throw new Error(`the pages of ${brand} differ from request to request`);
}

/** Every file that a brand's home page may load, each as a digest of its bytes. */
export async function snapshotFiles(brand: string): Promise<Snapshot> {
  const snapshot = new Map<string, string>();
  const { boot } = await openSimulated(brand, { bucket: 0 });
  for (const file of filesOf(boot)) snapshot.set(file, digestOf((await send(brand, file)).text));
  return snapshot;
}

/** What is not the same in two snapshots. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));

const withoutOwn = (html: string): string =>
  OWN_TO_AN_ANSWER.reduce((text, pattern) => text.replaceAll(pattern, ''), html);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function filesOf({ shell, remotes }: BootDocument): string[] {
  const releases = [shell, ...remotes.flatMap(({ release, fallback }) => (fallback ? [release, fallback] : [release]))];
  return releases.flatMap(({ baseUrl, integrity }: ResolvedRelease) =>
    Object.keys(integrity).map((file) => baseUrl + file),
  );
}
