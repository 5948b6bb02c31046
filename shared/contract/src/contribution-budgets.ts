import type { Release } from './release';
import { SLOTS } from './slots';

/** Bytes of scripts and styles by file, compressed. */
export type FileSizes = Readonly<Record<string, number>>;

/** Most bytes of scripts and styles, compressed, of a page, with the entry of its remote; a slot's stand in `slots.ts`. */
export const ROUTE_BUDGET_BYTES = 90_000;
/** The same for a modal. */
export const MODAL_BUDGET_BYTES = 40_000;
/** Most bytes, compressed, of one script or style, whenever it is loaded. */
export const FILE_BUDGET_BYTES = 90_000;

/** What a contribution loads, beside what it may load. */
export interface ContributionBytes {
  readonly kind: 'route' | 'slot' | 'modal';
  readonly id: string;
  /** Of the entry and the contribution's files, each once. */
  readonly bytes: number;
  readonly budget: number;
}

/**
 * Bytes of the entry of a release and of some of its contributions, each file once.
 * @param sizes of its files; those that are not in it count as nothing
 */
export function bytesOfContributions(
  { entry, assets }: Pick<Release, 'entry' | 'assets'>,
  ids: readonly string[],
  sizes: FileSizes,
): number {
  const files = ids.flatMap((id) => [...(assets[id]?.scripts ?? []), ...(assets[id]?.styles ?? [])]);
  return [...new Set([entry, ...files])].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

/** What each contribution of a release loads; none for a shell. */
export function contributionBytes(release: Release, sizes: FileSizes): ContributionBytes[] {
  const { routes = [], slots = [], modals = [] } = release.manifest ?? {};
  const bytesOf = (id: string) => bytesOfContributions(release, [id], sizes);
  return [
    ...routes.map(({ id }) => ({ kind: 'route', id, bytes: bytesOf(id), budget: ROUTE_BUDGET_BYTES }) as const),
    ...slots.map(({ id, slot }) => ({ kind: 'slot', id, bytes: bytesOf(id), budget: SLOTS[slot].maxBytes }) as const),
    ...modals.map(({ id }) => ({ kind: 'modal', id, bytes: bytesOf(id), budget: MODAL_BUDGET_BYTES }) as const),
  ];
}

/**
 * Why a release is too large to be registered.
 * @returns one sentence per contribution or file, empty when it keeps to the budgets
 */
export function budgetFaults(release: Release, sizes: FileSizes): string[] {
  return [
    ...contributionBytes(release, sizes)
      .filter(({ bytes, budget }) => bytes > budget)
      .map(
        ({ kind, id, bytes, budget }) =>
          `loads ${bytes} bytes, compressed, for the ${kind} ${id}, where ${budget} are allowed`,
      ),
    ...Object.entries(sizes)
      .filter(([, bytes]) => bytes > FILE_BUDGET_BYTES)
      .map(([file, bytes]) => `has ${bytes} bytes, compressed, in ${file}, where ${FILE_BUDGET_BYTES} are allowed`),
  ];
}
