import type { CallRequest } from '@marquee/contract/calls/index';
import type { OperatorClient } from '../../app/calls';
import { type BrandRemote, hasCanary, rolesOf, SHELL } from './brand-remote';

/** One thing an operator may do to a remote of a brand. */
export type Change =
  | { readonly kind: 'enable' | 'disable' | 'roll-back' | 'unpin' }
  | { readonly kind: 'promote' | 'canary' | 'end-canary' | 'pin'; readonly version: string };

export interface ChangeInput {
  readonly brand: string;
  readonly remote: string;
  readonly reason: string;
  /** Share of visitors of a canary, 1 to 100. */
  readonly percent: number;
}

/** What may be done to the remote as a whole. */
export function changesOfRemote(remote: BrandRemote): Change[] {
  const changes: Change[] = [];
  if (remote.remote !== SHELL) changes.push({ kind: remote.enabled ? 'disable' : 'enable' });
  if (remote.previous !== null) changes.push({ kind: 'roll-back' });
  if (hasCanary(remote) && remote.canary !== null) changes.push({ kind: 'end-canary', version: remote.canary });
  if (remote.pinned !== null) changes.push({ kind: 'unpin' });
  return changes;
}

/** The actions for one version, without those that would change nothing. */
export function changesOfVersion(remote: BrandRemote, version: string): Change[] {
  const roles = rolesOf(remote, version);
  const changes: Change[] = [];
  if (!roles.includes('stable')) changes.push({ kind: 'promote', version }, { kind: 'canary', version });
  if (!roles.includes('pinned')) changes.push({ kind: 'pin', version });
  return changes;
}

/** Whether the change removes a feature from members or reverts a release. */
export const isDangerous = ({ kind }: Change): boolean => kind === 'disable' || kind === 'roll-back';

/** Visitors get the pinned version whatever else changes. */
export const isHiddenByPin = ({ kind }: Change, { pinned }: BrandRemote): boolean =>
  pinned !== null && (kind === 'promote' || kind === 'canary' || kind === 'end-canary');

/** Makes the change. @throws ApiError */
export async function makeChange(client: OperatorClient, change: Change, input: ChangeInput): Promise<void> {
  const { percent, ...common } = input;
  switch (change.kind) {
    case 'enable':
    case 'disable':
      await client.call('remotes.enable', { ...common, enabled: change.kind === 'enable' });
      return;
    case 'roll-back':
      await client.call('remotes.rollback', common);
      return;
    case 'pin':
    case 'unpin':
      await client.call('remotes.pin', { ...common, version: change.kind === 'pin' ? change.version : null });
      return;
    default:
      await client.call('remotes.promote', promotionOf(change, common, percent));
  }
}

type Promotion = Extract<Change, { readonly kind: 'promote' | 'canary' | 'end-canary' | 'pin' }>;

function promotionOf(
  { kind, version }: Promotion,
  common: Omit<ChangeInput, 'percent'>,
  percent: number,
): CallRequest<'remotes.promote'> {
  if (kind === 'promote') return { ...common, version };
  return { ...common, version, canaryPercent: kind === 'canary' ? percent : 0 };
}
