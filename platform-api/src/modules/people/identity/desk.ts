import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { identityDetailsSchema } from '@marquee/contract/calls/identity';
import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import type { IdentityState } from '@marquee/contract/identity';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import { queueMessage } from '../messages/message-fact';
import {
  type CheckRow,
  type Decision,
  lockCheck,
  markDecided,
  markReleased,
  markTaken,
  readCheck,
} from './check-repository';
import type { IdentityApproval } from './approval';
import { readQueue } from './desk-repository';
import { createDeskView, entryOf } from './desk-view';
import { readDocument } from './document-repository';
import { type IdentityParts, ofDetails, ofDocument } from './identity-parts';
import { identityMessage } from './identity-message';
import { freeNumber } from './number-repository';

type Caller = OperatorCaller;
type Refusal = ParsedCallRequest<'identityAdmin.refuse'>;

/**
 * The review of checks. Every method throws `forbidden` without the right `identity`, and `not_found` for a check of a brand that is not the
 * operator's, as for one that does not exist.
 */
export interface IdentityDesk {
  queue(caller: Caller, request: ParsedCallRequest<'identityAdmin.queue'>): Promise<CallValue<'identityAdmin.queue'>>;
  detail(caller: Caller, checkId: string): Promise<IdentityCheckDetail>;
  /** @throws Failure `identity_taken`, `identity_decided` */
  take(caller: Caller, checkId: string): Promise<IdentityCheckDetail>;
  /** @throws Failure `identity_not_taken`, `identity_decided` */
  release(caller: Caller, checkId: string): Promise<IdentityCheckDetail>;
  /** What the member typed. Audited. @throws Failure `identity_unreadable` */
  details(
    caller: Caller,
    request: ParsedCallRequest<'identityAdmin.details'>,
  ): Promise<CallValue<'identityAdmin.details'>>;
  /** Audited. @throws Failure `identity_unreadable` */
  picture(
    caller: Caller,
    request: ParsedCallRequest<'identityAdmin.picture'>,
  ): Promise<CallValue<'identityAdmin.picture'>>;
  /** @throws Failure `identity_not_taken`, `identity_decided`, `identity_level_first`, `identity_document_expired`, `proposal_waiting` while a second operator decides */
  approve(caller: Caller, checkId: string): Promise<IdentityCheckDetail>;
  /** @throws Failure `identity_not_taken`, `identity_decided` */
  refuse(caller: Caller, refusal: Refusal): Promise<IdentityCheckDetail>;
  /** @throws Failure as `refuse` */
  askForMore(caller: Caller, refusal: Refusal): Promise<IdentityCheckDetail>;
}

/** Why a check is proposed for approval: the same for all, since the pictures are the reason. */
const REVIEWED = 'The documents were reviewed';
const WAITING: readonly IdentityState[] = ['submitted', 'in_review'];

export function createIdentityDesk(parts: IdentityParts, approval: IdentityApproval): IdentityDesk {
  const { platform, brands, audit, box } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;
  const show = createDeskView(parts);

  /** Drafts are their member's alone. */
  function requireOwn({ operator }: Caller, check: CheckRow | null): CheckRow {
    requireRight(operator, 'identity');
    if (!check || check.state === 'draft' || !canSeeBrand(operator, check.brand_id)) throw new Failure('not_found');
    return check;
  }

  const read = async (caller: Caller, checkId: string) => requireOwn(caller, await readCheck(pool, checkId));

  const record = (
    tx: Queryable,
    caller: Caller,
    check: CheckRow,
    action: string,
    about: { reason?: string; details?: object },
  ) =>
    audit.record(
      {
        ...byOperator(caller),
        action: `identity.${action}`,
        subject: `identity-check:${check.id}`,
        brandId: check.brand_id,
        ...about,
        details: { memberId: String(check.member_id), level: check.level, ...about.details },
      },
      tx,
    );

  /** Changes a check in a transaction of its own. */
  async function change(
    caller: Caller,
    checkId: string,
    act: (tx: Queryable, check: CheckRow) => Promise<void>,
  ): Promise<IdentityCheckDetail> {
    await inTransaction(pool, async (tx) => act(tx, requireOwn(caller, await lockCheck(tx, checkId))));
    return show(await read(caller, checkId), caller.operator);
  }

  async function decide(tx: Queryable, caller: Caller, check: CheckRow, decision: Omit<Decision, 'by' | 'at'>) {
    requireTaken(check, caller);
    await markDecided(tx, check.id, { ...decision, by: caller.operator.id, at: clock.now() });
    if (decision.state === 'refused' && check.number_digest)
      await freeNumber(tx, { brandId: check.brand_id, memberId: check.member_id, digest: check.number_digest });
    await record(tx, caller, check, decision.state, {
      details: { reason: decision.reason, note: decision.note },
    });
    await queueMessage(tx, jobs, identityMessage(check, decision, clock.now()));
  }

  return {
    async queue({ operator }, { brand, state, account, sort, ...page }) {
      const brandIds = await operatedBrandIds(brands, operator, 'identity', brand);
      const states = state === 'waiting' ? WAITING : [state];
      const filter = { brandIds, states, account: account || null, sort };
      const { content, total } = await readQueue(pool, filter, { limit: page.pageSize, offset: offsetOf(page) });
      return pageOf(
        content.map((row) => entryOf(row, operator)),
        total,
        page,
      );
    },

    detail: async (caller, checkId) => show(await read(caller, checkId), caller.operator),

    take: (caller, checkId) =>
      change(caller, checkId, async (tx, check) => {
        if (!WAITING.includes(check.state)) throw new Failure('identity_decided');
        if (check.claimed_by === caller.operator.id) return;
        if (check.claimed_by !== null) throw new Failure('identity_taken');
        await markTaken(tx, check.id, caller.operator.id, clock.now());
        await record(tx, caller, check, 'taken', {});
      }),

    release: (caller, checkId) =>
      change(caller, checkId, async (tx, check) => {
        requireTaken(check, caller);
        await markReleased(tx, check.id);
        await record(tx, caller, check, 'released', {});
      }),

    async details(caller, { checkId, reason }) {
      const check = await read(caller, checkId);
      // Written before it is shown: what cannot be recorded is not seen.
      await record(pool, caller, check, 'details-viewed', { reason });
      const { sealed_details: content, details_key: sealedKey, details_key_id: keyId } = check;
      if (!content || !sealedKey || keyId === null) return null;
      const typed = await box.open({ content, sealedKey, keyId }, ofDetails(check.id));
      return identityDetailsSchema.parse(JSON.parse(typed.toString()));
    },

    async picture(caller, { checkId, documentId, reason }) {
      const check = await read(caller, checkId);
      const document = await readDocument(pool, check.id, documentId);
      if (!document) throw new Failure('not_found');
      const { id, kind, version, content, sealed_key: sealedKey, key_id: keyId } = document;
      await record(pool, caller, check, 'picture-viewed', { reason, details: { documentId: id, kind, version } });
      const picture = await box.open({ content, sealedKey, keyId }, ofDocument(id));
      return { mediaType: 'image/jpeg', base64: picture.toString('base64') };
    },

    async approve(caller, checkId) {
      const { brand_id: brandId, level } = await read(caller, checkId);
      const brand = await brands.byId(brandId);
      const { twoPersonsDocument, twoPersonsAddress } = brand.config.identity;
      const takesTwo = level === 1 ? twoPersonsDocument : twoPersonsAddress;
      if (!takesTwo)
        return change(caller, checkId, async (tx, check) => {
          requireTaken(check, caller);
          await approval.requireApprovable(tx, check);
          await decide(tx, caller, check, { state: 'approved', reason: null, note: null });
        });
      requireTaken(await read(caller, checkId), caller);
      const body = { checkId, reviewer: caller.operator.id };
      await approval.propose(caller, { brand, subject: checkId, body, reason: REVIEWED });
      return show(await read(caller, checkId), caller.operator);
    },

    refuse: (caller, { checkId, reason, note }) =>
      change(caller, checkId, (tx, check) =>
        decide(tx, caller, check, { state: 'refused', reason, note: note || null }),
      ),

    askForMore: (caller, { checkId, reason, note }) =>
      change(caller, checkId, (tx, check) =>
        decide(tx, caller, check, { state: 'more_needed', reason, note: note || null }),
      ),
  };
}

/** @throws Failure `identity_decided`, `identity_not_taken` */
function requireTaken(check: CheckRow, { operator }: Caller): void {
  if (!WAITING.includes(check.state)) throw new Failure('identity_decided');
  if (check.state !== 'in_review' || check.claimed_by !== operator.id) throw new Failure('identity_not_taken');
}
