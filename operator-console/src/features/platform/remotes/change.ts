import { SHELL } from '@marquee/contract/shell-owned';
import type { OperatorClient } from '../../../lib/calls';
import { type BrandRemote, hasCanary, rolesOf, rollBackTargets } from './brand-remote';

/** One thing an operator may do to a remote of a brand. */
export type Change =
  | { readonly kind: 'enable' | 'disable' | 'roll-back' | 'unpin' | 'reload' }
  | { readonly kind: VersionKind; readonly version: string };

type VersionKind = 'promote' | 'canary' | 'end-canary' | 'pin' | 'mark-good' | 'mark-bad';

export interface ChangeInput {
  readonly brand: string;
  readonly remote: string;
  /** Of the state that the operator sees. */
  readonly revision: number;
  readonly reason: string;
  /** Share of visitors of a canary, 1 to 100. */
  readonly percent: number;
  /** The release that a roll-back goes to. */
  readonly target: string;
  /** What members read where the remote is off, by language. */
  readonly notices: Readonly<Record<string, string>>;
}

/** What may be done to the remote as a whole. */
export function changesOfRemote(remote: BrandRemote): Change[] {
  const changes: Change[] = [];
  if (remote.remote !== SHELL) changes.push({ kind: remote.enabled ? 'disable' : 'enable' });
  if (rollBackTargets(remote).length > 0) changes.push({ kind: 'roll-back' });
  if (hasCanary(remote) && remote.canary !== null) changes.push({ kind: 'end-canary', version: remote.canary });
  if (remote.pinned !== null) changes.push({ kind: 'unpin' });
  // Open pages that follow the latest change have nothing to reload for.
  if (remote.enabled && remote.reloadRevision !== remote.revision) changes.push({ kind: 'reload' });
  return changes;
}

/** The actions for one version, without those that would change nothing. A bad one is not served before it is called good. */
export function changesOfVersion(remote: BrandRemote, version: string): Change[] {
  const roles = rolesOf(remote, version);
  if (roles.includes('bad')) return [{ kind: 'mark-good', version }];
  const changes: Change[] = [];
  if (!roles.includes('stable')) changes.push({ kind: 'promote', version }, { kind: 'canary', version });
  if (!roles.includes('pinned')) changes.push({ kind: 'pin', version });
  changes.push({ kind: 'mark-bad', version });
  return changes;
}

/** Whether the change removes a feature from members or reverts a release. */
export const isDangerous = ({ kind }: Change): boolean =>
  kind === 'disable' || kind === 'roll-back' || kind === 'mark-bad';

/** Visitors get the pinned version whatever else changes. */
export const isHiddenByPin = ({ kind }: Change, { pinned }: BrandRemote): boolean =>
  pinned !== null && (kind === 'promote' || kind === 'canary' || kind === 'end-canary');

/** Makes the change. @throws ApiError */
export async function makeChange(client: OperatorClient, change: Change, input: ChangeInput): Promise<void> {
  const { percent, target, notices, ...common } = input;
  switch (change.kind) {
    case 'enable':
      return void (await client.call('remotes.enable', common));
    case 'disable':
      return void (await client.call('remotes.disable', { ...common, notices }));
    case 'roll-back':
      return void (await client.call('remotes.rollback', { ...common, version: target }));
    case 'unpin':
      return void (await client.call('remotes.pin', { ...common, version: null }));
    case 'reload':
      return void (await client.call('remotes.reload', common));
    default:
      return changeVersion(client, change, common, percent);
  }
}

type VersionChange = Extract<Change, { readonly version: string }>;
type CommonInput = Omit<ChangeInput, 'percent' | 'target' | 'notices'>;

async function changeVersion(
  client: OperatorClient,
  { kind, version }: VersionChange,
  common: CommonInput,
  percent: number,
): Promise<void> {
  const input = { ...common, version };
  switch (kind) {
    case 'pin':
      return void (await client.call('remotes.pin', input));
    case 'mark-good':
    case 'mark-bad':
      return void (await client.call('remotes.judge', { ...input, verdict: kind === 'mark-good' ? 'good' : 'bad' }));
    case 'promote':
      return void (await client.call('remotes.promote', input));
    case 'canary':
    case 'end-canary':
      return void (await client.call('remotes.promote', { ...input, canaryPercent: kind === 'canary' ? percent : 0 }));
  }
}
