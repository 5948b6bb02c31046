import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import type { VendorPorts } from '../vendor-api/service';
import type { NotifyMemberParts } from './notify-member';
import { insertGrant, readGrant } from './repository';
import { requestGrant } from './request-grant';

/** Free bets that are part of a reward. */
interface FreeBetsPromise {
  /** Idempotency key: a UUID, by which the vendor knows the grant. */
  readonly key: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly nodeId: number;
  readonly bets: number;
  /** Of each, ledger units. */
  readonly stake: bigint;
  readonly endsAt: Date;
  /** What they are for, in English; shown to operators. */
  readonly reason: string;
}

export interface PromiseFreeBets {
  /**
   * Stores the grant in the caller's transaction, once per key, and queues the request to the vendor.
   * @throws Failure `idempotency_key_reused`
   */
  promise(tx: Queryable, freeBets: FreeBetsPromise): Promise<void>;
}

interface PromiseParts extends NotifyMemberParts {
  readonly platform: NotifyMemberParts['platform'] & Pick<Platform, 'database' | 'clock' | 'jobs'>;
  readonly ports: Pick<VendorPorts, 'of'>;
  readonly audit: Audit;
}

const REQUEST_TASK = 'free-bets.request';

export function createPromiseFreeBets(parts: PromiseParts): PromiseFreeBets {
  const { database, clock, jobs } = parts.platform;
  jobs.handle<{ grantId: string }>(REQUEST_TASK, async ({ grantId }) => {
    const grant = await readGrant(database.pool, grantId);
    if (grant?.state !== 'asked') return;
    if (!(await requestGrant(parts, { kind: 'system' }, grant)))
      throw new Error(`the vendor did not answer free bets ${grantId}`);
  });
  return {
    async promise(tx, { key, nodeId, ...terms }) {
      const grant = { ...terms, id: key, gameId: nodeId, operatorId: null, at: clock.now() };
      const outcome = await insertGrant(tx, grant);
      if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
      if (outcome === 'new') await jobs.add(tx, REQUEST_TASK, { grantId: key }, { key: `${REQUEST_TASK}:${key}` });
    },
  };
}
