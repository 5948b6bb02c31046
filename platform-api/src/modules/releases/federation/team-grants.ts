import { RELEASE_STAGES, type ReleaseStage } from '@marquee/contract/release-stages';
import { Failure } from '../../../platform/failure';
import type { BrandRef, TeamRef } from '../../../platform/http/visitor';
import type { RemoteChange } from './remote-changes';

/** What a team's token gives it the right to: its remotes, its brands, and how far it may take a release there. */

const REFUSALS: Readonly<Record<ReleaseStage, string>> = {
  register: 'may not publish',
  canary: 'may publish only',
  stable: 'may not change what everybody gets',
};

/** @throws Failure `release_not_allowed` with the reason */
export function requireStage(team: TeamRef, stage: ReleaseStage, remote: string, brand: BrandRef): void {
  if (RELEASE_STAGES.indexOf(team.stage) < RELEASE_STAGES.indexOf(stage))
    throw new Failure('release_not_allowed', { reasons: [`${team.team} ${REFUSALS[stage]}`] });
  requireOwn(team, remote, brand);
}

/** @throws Failure `release_not_allowed` with the reason */
export function requireOwn(team: TeamRef, remote: string, brand: BrandRef): void {
  const reasons = [
    ...refusedRemote(team, remote),
    ...(isOwnBrand(team, brand.id) ? [] : [`${brand.code} is no brand of ${team.team}`]),
  ];
  if (reasons.length > 0) throw new Failure('release_not_allowed', { reasons });
}

/** @throws Failure `release_not_allowed` with the reason */
export function requireOwnRemote(team: TeamRef, remote: string): void {
  const reasons = refusedRemote(team, remote);
  if (reasons.length > 0) throw new Failure('release_not_allowed', { reasons });
}

export const isOwnBrand = ({ brandIds }: TeamRef, brandId: number): boolean =>
  brandIds.length === 0 || brandIds.includes(brandId);

/** A change of what a brand runs, in the name of a team. */
export const teamChange = ({ team }: TeamRef, change: Omit<RemoteChange, 'actor'>): RemoteChange => ({
  ...change,
  reason: `${team}: ${change.reason}`,
  actor: { kind: 'system' },
});

const refusedRemote = ({ team, remotes }: TeamRef, remote: string): string[] =>
  remotes.includes(remote) ? [] : [`${remote} is no remote of ${team}`];
