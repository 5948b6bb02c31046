import type { PromotionDryRun } from '@marquee/contract/calls/promotion-fields';

/**
 * A dry run as it is kept with a version. It names members by their ids: their accounts are personal data, a decided version never changes,
 * and the module's other views read accounts from the members too.
 */
export interface StoredDryRun extends Omit<PromotionDryRun, 'top'> {
  readonly top: readonly (Omit<PromotionDryRun['top'][number], 'account'> & { readonly memberId: string })[];
}

/** Those whose accounts the views of dry runs need. */
export const membersOf = (dryRuns: readonly (StoredDryRun | null)[]): readonly bigint[] => [
  ...new Set(dryRuns.flatMap((dryRun) => dryRun?.top.map(({ memberId }) => BigInt(memberId)) ?? [])),
];

export const dryRunView = (
  { top, ...dryRun }: StoredDryRun,
  accounts: ReadonlyMap<bigint, string>,
): PromotionDryRun => ({
  ...dryRun,
  top: top.map(({ memberId, ...given }) => ({ account: accounts.get(BigInt(memberId)) ?? '', ...given })),
});
