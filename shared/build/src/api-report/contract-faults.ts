import { createHash } from 'node:crypto';
import type { Exports } from '../webpack/recorded-exports';

/** What is known of one version of the contract. */
export interface ContractVersion {
  readonly version: string;
  /** Text of its page in `docs/contract`; undefined while there is none. */
  readonly page: string | undefined;
  /** Exports as they are recorded in `shared/contract/api`. */
  readonly recorded: Exports | undefined;
}

/**
 * Why the present exports may not stand under the present version.
 * @param former the version before, where its exports are on record
 * @returns one sentence per reason, empty when all is in order
 */
export function contractFaults(
  current: Exports,
  present: ContractVersion,
  former: ContractVersion | undefined,
): string[] {
  return [
    ...pageFaults(current, present),
    ...(former ? [...recordFaults(former), ...removalFaults(current, present, former)] : []),
  ];
}

/** A version whose page says so is final: what is recorded of it never changes. */
export const isPublished = ({ page = '' }: ContractVersion): boolean => /^- Status: published$/m.test(page);

/** What a page says under `Record:` of the exports that its version was published with. */
export const recordDigest = (recorded: Exports): string =>
  createHash('sha256').update(JSON.stringify(recorded)).digest('hex').slice(0, 12);

function recordFaults({ version, page = '', recorded = {} }: ContractVersion): string[] {
  const [, digest] = /^- Record: (\w+)$/m.exec(page) ?? [];
  const present = recordDigest(recorded);
  return digest === undefined || digest === present
    ? []
    : [
        `shared/contract/api/${version}.json is not what ${version} was published with (${digest}, now ${present}): restore it`,
      ];
}

function pageFaults(current: Exports, present: ContractVersion): string[] {
  const { version, page, recorded } = present;
  if (page === undefined) return [`docs/contract/${version}.md is missing: say there what changed`];
  const changed = changedModules(current, recorded ?? {});
  if (changed.length === 0) return [];
  return isPublished(present)
    ? [`${changed.join(', ')} changed after ${version} was published: raise CONTRACT_VERSION and write its page`]
    : [`${changed.join(', ')} differ from shared/contract/api/${version}.json: run pnpm generate, say it in the page`];
}

function changedModules(current: Exports, recorded: Exports): string[] {
  const modules = new Set([...Object.keys(current), ...Object.keys(recorded)]);
  const textOf = (digests: Exports, module: string) => JSON.stringify(Object.entries(digests[module] ?? {}).toSorted());
  return [...modules].filter((module) => textOf(current, module) !== textOf(recorded, module));
}

function removalFaults(current: Exports, present: ContractVersion, former: ContractVersion): string[] {
  const removed = Object.entries(former.recorded ?? {}).flatMap(([module, names]) =>
    Object.keys(names).flatMap((name) => (Object.hasOwn(current[module] ?? {}, name) ? [] : [{ module, name }])),
  );
  if (majorOf(present.version) === majorOf(former.version)) {
    return removed.map(
      ({ module, name }) => `${name} of ${module} is gone since ${former.version}: that is a major version`,
    );
  }
  const [, deprecated = ''] = /^## Deprecated$([\s\S]*?)(?:^## |$(?![\s\S]))/m.exec(former.page ?? '') ?? [];
  return removed
    .filter(({ name }) => !deprecated.includes(`\`${name}\``))
    .map(
      ({ module, name }) => `${name} of ${module} is gone without standing under "Deprecated" in ${former.version}.md`,
    );
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';
