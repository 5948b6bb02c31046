import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { PaidWin } from '../betting/winner-feed';
import type { BrandService } from '../../site/brand/service';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import { fingerprintOf, type LedgerService } from '../../money/ledger/service';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import { decideWithheldWin, hasOtherPayout, readPayouts, readWithheldWin, type WithheldWin } from './payout-repository';
import type { Caller } from './queue-service';

type Ledger = Pick<LedgerService, 'lock' | 'settleBet' | 'rollBack' | 'announce' | 'announceAtVendor'>;
type Movement = Awaited<ReturnType<Ledger['settleBet'] | Ledger['rollBack']>>;

/** Wins that the ledger set aside for an operator (decision 143). Each call throws `forbidden` without the right or the brand. */
export interface PayoutReview {
  list(caller: Caller, input: ParsedCallRequest<'payoutReview.list'>): Promise<CallValue<'payoutReview.list'>>;
  /** @throws Failure `not_found`, `payout_decided`, `balance_too_large` */
  pay(caller: Caller, payoutId: string, reason: string): Promise<void>;
  /** @throws Failure `not_found`, `payout_decided` */
  refuse(caller: Caller, payoutId: string, reason: string): Promise<void>;
}

/** @param onWin called for each win that was paid */
export function createPayoutReview(
  { database: { pool } }: Pick<Platform, 'database'>,
  audit: Audit,
  ledger: Ledger,
  brands: Pick<BrandService, 'all'>,
  onWin: (win: PaidWin) => void,
): PayoutReview {
  /** The decision, its audit entry and its money commit together. Rollbacks of vendors wait for the same lock. */
  async function decide(
    { operator, requestId }: Caller,
    payoutId: string,
    decision: { readonly state: 'paid' | 'refused'; readonly reason: string },
    move: (tx: Queryable, win: WithheldWin) => Promise<Movement | null>,
  ): Promise<void> {
    requireRight(operator, 'cashier');
    const { state, reason } = decision;
    const { win, movement } = await inTransaction(pool, async (tx) => {
      const win = await readWithheldWin(tx, payoutId);
      if (!win || !canSeeBrand(operator, win.brandId)) throw new Failure('not_found');
      await ledger.lock(win.memberId, tx);
      if (!(await decideWithheldWin(tx, win.id, { state, reason, operatorId: operator.id })))
        throw new Failure('payout_decided');
      const entry = {
        actor: { kind: 'operator', id: operator.id },
        action: `payout.${state}`,
        subject: `bet:${win.betId}`,
        reason,
        details: { vendor: win.vendorCode, transaction: win.key, amount: formatAmount(win.amount) },
        brandId: win.brandId,
        requestId,
      } as const;
      await audit.record(entry, tx);
      return { win, movement: await move(tx, win) };
    });
    if (movement) announce(win, movement);
  }

  function announce({ memberId, brandId, currency, vendorCode, gameId }: WithheldWin, movement: Movement): void {
    const { balance, walletVendor, net } = movement;
    if (walletVendor === null) ledger.announce(memberId, balance ?? 0n, currency);
    else ledger.announceAtVendor(memberId, vendorCode, balance ?? 0n, currency);
    if (net !== null) onWin({ brandId, memberId, gameId, net, currency });
  }

  return {
    async list({ operator }, { brand, state, sort, ...page }) {
      const brandIds = (await operatedBrandIds(brands, operator, 'cashier', brand)) ?? [];
      const { content, total } = await readPayouts(pool, { brandIds, state, sort }, page.pageSize, offsetOf(page));
      return pageOf(content, total, page);
    },

    pay: (caller, payoutId, reason) =>
      decide(caller, payoutId, { state: 'paid', reason }, async (tx, win) => {
        const movement = await ledger.settleBet(paymentOf(win), tx);
        if (movement.outcome !== 'ok') throw new Error(`withheld win ${win.id} could not be paid: ${movement.outcome}`);
        if ((movement.balance ?? 0n) > BigInt(Number.MAX_SAFE_INTEGER)) throw new Failure('balance_too_large');
        return movement;
      }),

    refuse: (caller, payoutId, reason) =>
      decide(caller, payoutId, { state: 'refused', reason }, async (tx, win) => {
        if (await hasOtherPayout(tx, win.betId)) return null;
        const movement = await ledger.rollBack(refundOf(win), tx);
        if (movement.outcome !== 'ok')
          throw new Error(`the stake of withheld win ${win.id} stays: ${movement.outcome}`);
        return movement;
      }),
  };
}

/** The win as the vendor sent it, without a bound. The call that set it aside has closed the round's other bets. */
const paymentOf = ({ source, key, fingerprint, betKey, memberId, amount, validBet, detail, ...hit }: WithheldWin) => ({
  source,
  key,
  fingerprint,
  bet_key: betKey,
  member_id: String(memberId),
  round_closed: false,
  payout: Number(amount),
  valid_bet: validBet === null ? null : Number(validBet),
  detail,
  ...(hit.poolId !== null && { pool_id: hit.poolId, jackpot_win: Number(hit.jackpotWin) }),
});

/** The rollback of the bet, under a key that no vendor uses. */
const refundOf = ({ id, source, betKey, memberId, round }: WithheldWin) => ({
  source,
  key: `refused-payout-${id}`,
  fingerprint: fingerprintOf('refused-payout', String(memberId), betKey, round),
  reference: betKey,
  memberId,
});
