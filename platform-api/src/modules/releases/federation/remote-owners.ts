import type { Claim, OwnedClaim } from '@marquee/contract/remote-claims';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { moveClaim, readClaims } from './claim-repository';
import { claimFaults } from './claims';
import { isRegistered } from './repository';

/** Who changes owners and why; written to the audit log. */
export interface OwnerChange {
  readonly operator: OperatorRef;
  readonly reason: string;
  readonly requestId: string;
}

/** Owners of routes, slots, menu entries, message namespaces and modals. Each change is audited and announced. */
export interface RemoteOwners {
  list(): Promise<OwnedClaim[]>;
  /**
   * @param claim with the new owner; null frees it
   * @throws Failure `not_found` for an unknown owner, and for freeing what is free; `release_claim_taken` for the shell's
   */
  move(claim: Claim & { readonly remote: string | null }, change: OwnerChange): Promise<void>;
}

export function createRemoteOwners(
  { database: { pool }, bus }: Pick<Platform, 'database' | 'bus'>,
  audit: Audit,
): RemoteOwners {
  return {
    list: () => readClaims(pool),
    async move({ kind, name, remote }, { operator, reason, requestId }) {
      if (remote !== null) {
        if (!(await isRegistered(pool, remote))) throw new Failure('not_found');
        const reasons = claimFaults(remote, [{ kind, name }], []);
        if (reasons.length > 0) throw new Failure('release_claim_taken', { reasons });
      }
      await inTransaction(pool, async (client) => {
        const before = await moveClaim(client, { kind, name }, remote);
        if (before === null && remote === null) throw new Failure('not_found');
        const entry = { action: 'remote.owner-moved', subject: `${kind}:${name}`, details: { before, after: remote } };
        await audit.record({ ...entry, actor: { kind: 'operator', id: operator.id }, reason, requestId }, client);
      });
      bus.publish('config.changed', { revision: requestId }, 'everybody');
    },
  };
}
