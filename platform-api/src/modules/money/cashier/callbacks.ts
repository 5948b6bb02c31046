import type { Platform } from '../../../platform/platform';
import { inTransaction, type Queryable } from '../../../platform/database';
import { type CreditParts, creditDeposit } from './credit';
import type { PaymentEvent } from './providers/payment-provider';
import { type EventOutcome, recordOutcome, reserveEvent } from './psp-event-repository';
import { type DepositRow, lockOrder, markClosed } from './repository';

/** A deposit whose state changed, to be announced after the commit. */
interface Change {
  readonly deposit: DepositRow;
  readonly state: 'credited' | 'failed';
  /** Cash after the credit, ledger units. */
  readonly balance?: bigint;
}

/** Applies provider reports: each report once, each deposit credited once, in any order of arrival. */
export function createCallbacks(
  { database, bus, log, clock, jobs }: Pick<Platform, 'database' | 'bus' | 'log' | 'clock' | 'jobs'>,
  parts: Omit<CreditParts, 'clock' | 'jobs'>,
) {
  const { ledger } = parts;

  async function apply(
    db: Queryable,
    provider: string,
    event: PaymentEvent,
  ): Promise<{ outcome: EventOutcome; change?: Change }> {
    const deposit = await lockOrder(db, provider, event.reference);
    if (!deposit) return { outcome: 'unknown' };
    if (deposit.amount !== event.amount || deposit.currency !== event.currency) return { outcome: 'mismatch' };
    if (event.kind === 'succeeded') return credit(db, deposit);
    if (deposit.state !== 'created' && deposit.state !== 'pending') return { outcome: 'no_effect' };
    await markClosed(db, deposit.id, event.kind);
    return { outcome: 'closed', change: { deposit, state: 'failed' } };
  }

  async function credit(db: Queryable, deposit: DepositRow): Promise<{ outcome: EventOutcome; change?: Change }> {
    if (deposit.state === 'credited') return { outcome: 'no_effect' };
    const { balance } = await creditDeposit(db, { ...parts, clock, jobs }, deposit, deposit.amount);
    return { outcome: 'credited', change: { deposit, state: 'credited', balance } };
  }

  function notify({ deposit, state, balance }: Change): void {
    const memberId = deposit.member_id;
    if (balance !== undefined) ledger.announce(memberId, balance, deposit.currency);
    bus.publish('wallet.deposit', { depositId: deposit.id, state }, { memberId });
  }

  return {
    /**
     * Applies an authenticated call-back.
     * @returns its outcome, now or the first time
     */
    async take(provider: string, event: PaymentEvent): Promise<EventOutcome> {
      const { outcome, change } = await inTransaction(database.pool, async (client) => {
        const before = await reserveEvent(client, provider, event);
        if (before) return { outcome: before };
        const applied = await apply(client, provider, event);
        await recordOutcome(client, provider, event.id, applied.outcome);
        return applied;
      });
      if (change) notify(change);
      if (outcome === 'mismatch' || outcome === 'unknown')
        log.error({ provider, event: event.id, outcome }, 'a call-back does not match its deposit');
      return outcome;
    },
  };
}
