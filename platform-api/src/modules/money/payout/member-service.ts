import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { enteredAmount } from '../../../platform/entered-amount';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Audit } from '../../operators/audit/audit';
import type { ImageOwner, OpenedImage, Uploads } from '../../operators/uploads/service';
import { cancelWithdrawal } from './cancel-withdrawal';
import type { WithdrawalEvent } from './state-machine';
import type { TransitionDetails, WithdrawalTransitions } from './withdrawal-transitions';
import { readSteps } from './step-repository';
import { timelineEntryOf, withdrawalOf } from './views';
import { subjectOf } from './withdrawal-subject';
import { readWithdrawal, readWithdrawals, type WithdrawalRow } from './withdrawal-repository';

/** The member of a withdrawal call. */
export interface WithdrawalContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
  readonly requestId: string;
}

type Detail = CallValue<'withdrawal.byId'>;
type Missing = ParsedCallRequest<'withdrawal.notReceived'>;

/** A member's withdrawals and their receipt reports. Each throws `withdrawal_not_found` for another's. */
export interface MemberWithdrawals {
  byId(id: string, context: WithdrawalContext): Promise<Detail>;
  list(
    request: ParsedCallRequest<'withdrawal.list'>,
    context: WithdrawalContext,
  ): Promise<CallValue<'withdrawal.list'>>;
  /**
   * Takes a withdrawal back while it is in review. Repeats have no effect.
   * @throws Failure `withdrawal_state` once operators have decided
   */
  cancel(id: string, context: WithdrawalContext): Promise<Detail>;
  /**
   * Repeats have no effect.
   * @throws Failure `withdrawal_state`
   */
  received(id: string, context: WithdrawalContext): Promise<Detail>;
  /** @throws Failure `withdrawal_state`, `image_not_found` */
  notReceived(report: Missing, context: WithdrawalContext): Promise<Detail>;
  /** @throws Failure `withdrawal_state`, `image_not_found`, `amount_invalid` unless it is a part of the amount */
  partiallyReceived(report: Missing & { readonly received: string }, context: WithdrawalContext): Promise<Detail>;
  /**
   * A proof picture of the member.
   * @throws Failure `image_not_found`
   */
  openImage(id: string, imageId: string, context: Pick<WithdrawalContext, 'member'>): Promise<OpenedImage>;
}

const ownerOf = ({ brand, member }: WithdrawalContext): ImageOwner => ({
  brandId: brand.id,
  kind: 'member',
  id: member.id,
});

export function createMemberWithdrawals(
  { database: { pool } }: Pick<Platform, 'database'>,
  transitions: WithdrawalTransitions,
  { uploads, audit }: { readonly uploads: Uploads; readonly audit: Audit },
): MemberWithdrawals {
  async function own(id: string, memberId: bigint): Promise<WithdrawalRow> {
    const row = await readWithdrawal(pool, id);
    if (!row || row.member_id !== memberId) throw new Failure('withdrawal_not_found');
    return row;
  }

  async function byId(id: string, { member, language }: WithdrawalContext): Promise<Detail> {
    const row = await own(id, member.id);
    const steps = await readSteps(pool, id);
    const visibleSteps = steps.filter(({ step }) => step !== 'contradicted');
    return { ...withdrawalOf(row, language), timeline: visibleSteps.map(timelineEntryOf) };
  }

  /** The member's report on a paid withdrawal, with its proof pictures. */
  async function report(
    id: string,
    event: WithdrawalEvent,
    details: Omit<TransitionDetails, 'actor'>,
    context: WithdrawalContext,
  ): Promise<Detail> {
    await own(id, context.member.id);
    const notification = await inTransaction(pool, async (client) => {
      const row = await transitions.lock(client, id);
      const transition = await transitions.apply(client, row, event, {
        ...details,
        actor: { kind: 'member', id: context.member.id },
      });
      await uploads.claim(client, details.images ?? [], ownerOf(context), subjectOf(id));
      return transition;
    });
    transitions.notify(notification);
    return byId(id, context);
  }

  return {
    byId,

    async list({ state, ...page }, { member, language }) {
      const { rows, total } = await readWithdrawals(pool, member.id, state ?? null, page.pageSize, offsetOf(page));
      return pageOf(
        rows.map((row) => withdrawalOf(row, language)),
        total,
        page,
      );
    },

    async cancel(id, context) {
      await own(id, context.member.id);
      await cancelWithdrawal({ pool, transitions, audit }, id, context);
      return byId(id, context);
    },

    async received(id, context) {
      if ((await own(id, context.member.id)).receipt === 'member') return byId(id, context);
      return report(id, 'confirm', { step: 'received', change: { receipt: 'member' } }, context);
    },

    notReceived: ({ withdrawalId, note, images }, context) =>
      report(withdrawalId, 'reportMissing', { step: 'not_received', note, images }, context),

    async partiallyReceived({ withdrawalId, note, images, received: text }, context) {
      const received = enteredAmount(text);
      const { amount } = await own(withdrawalId, context.member.id);
      if (received >= amount) throw new Failure('amount_invalid');
      const details = { step: 'partially_received', change: { received }, amount: received, note, images } as const;
      return report(withdrawalId, 'reportPart', details, context);
    },

    async openImage(id, imageId, { member }) {
      await own(id, member.id);
      return uploads.open(imageId, subjectOf(id));
    },
  };
}
