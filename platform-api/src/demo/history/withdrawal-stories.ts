import { LEDGER_SCALE, formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { Failure } from '../../platform/failure';
import { payerReport } from '../demo-services';
import type { OperatorRef } from '../../platform/http/visitor';
import type { Moment } from '../plan/moments';
import type { DemoMember } from './demo-brand';
import { HOUR_MS, MINUTE_MS, playersOf, refreshBalances, REQUEST_ID, type StoryParts } from './story';

/** How a withdrawal ends, or where it stands at the end of the history. */
export const OUTCOMES = [
  'received',
  'auto_received',
  'forced_receipt',
  'rejected',
  'cancelled',
  'returned',
  'paid_again',
  'review',
  'first_approval',
  'approved',
  'sent',
  'failed',
  'paid',
  'not_received',
  'partially_received',
] as const;
export type WithdrawalOutcome = (typeof OUTCOMES)[number];

const FINISHED: readonly WithdrawalOutcome[] = [
  'received',
  'received',
  'received',
  'auto_received',
  'auto_received',
  'rejected',
  'cancelled',
  'forced_receipt',
  'returned',
  'paid_again',
];
const STANDING = OUTCOMES.slice(OUTCOMES.indexOf('review'));
/** Each brand has one of these, whatever its members could withdraw until then. */
const ENDS: readonly WithdrawalOutcome[] = ['received', 'rejected', 'cancelled'];

/** Withdrawals of a brand, each through the services of member, operators and payer. */
export interface WithdrawalStories {
  /** A withdrawal that ends, now and then. */
  at(moment: Moment): Promise<void>;
  /** One or two in each state that waits for somebody, at least one at each brand. */
  finish(): Promise<void>;
}

/** How many members are tried before a story is left out. */
const TRIES = 80;
/** A prize that lets a member withdraw, in usual stakes. */
const PRIZE_STAKES = 200n;

export function createWithdrawalStories(parts: StoryParts): WithdrawalStories {
  const { client, clock, brand, services, random, now, seed } = parts;
  const withdraw = createWithdraw(parts);
  const ended = new Set<WithdrawalOutcome>();
  let stories = 0;

  async function tell(outcome: WithdrawalOutcome, at: Date): Promise<boolean> {
    const candidates = playersOf(brand)
      .filter(({ joinedAt }) => joinedAt < at)
      .sort((one, other) => other.balance / other.usualStake - one.balance / one.usualStake);
    const isDemo = stories % 5 === 0;
    stories += 1;
    const demo = brand.members.filter((member) => isDemo && isVisitors(member));
    const offset = random.int(0, 30);
    for (const member of [...demo, ...candidates.slice(offset, offset + TRIES)]) {
      await clock.moveTo(at);
      if (await withdraw(member, outcome, at)) return true;
    }
    return false;
  }

  /** Where no player may withdraw, a member with nothing left to wager gets a prize of the brand; visitors' own account last. */
  async function tellWithPrize(outcome: WithdrawalOutcome, at: Date): Promise<void> {
    const members = brand.members.filter(({ isAgent, joinedAt }) => !isAgent && joinedAt < at);
    for (const member of members.toSorted((left, right) => Number(isVisitors(left)) - Number(isVisitors(right)))) {
      await clock.moveTo(at);
      if ((await services.wagering.remaining(member.ref.id)).remaining > 0n) continue;
      const { minimum } = (await services.brands.byId(brand.ref.id)).config.withdrawal;
      const amount = parseAmount(minimum) * 2n + BigInt(member.usualStake) * PRIZE_STAKES;
      await services.ledger.post({
        source: 'demonstration',
        key: `${seed} ${brand.ref.code} prize ${outcome} ${member.ref.id}`,
        kind: 'promotion',
        brandId: brand.ref.id,
        memberId: member.ref.id,
        lines: [
          {
            from: { kind: 'promotion', brandId: brand.ref.id },
            to: { kind: 'cash', memberId: member.ref.id },
            amount,
          },
        ],
      });
      member.balance += Number(amount);
      if (await withdraw(member, outcome, at)) return;
    }
    throw new Error(`nobody of ${brand.ref.code} could make a withdrawal that ends as ${outcome}`);
  }

  return {
    async at({ at, day }) {
      if (day < 4 || random.next() > 0.33) return;
      const outcome = FINISHED[stories % FINISHED.length] ?? 'received';
      if (await tell(outcome, at)) ended.add(outcome);
      await refreshBalances(client, brand);
    },
    async finish() {
      const missing = ENDS.filter((outcome) => !ended.has(outcome));
      for (const outcome of missing) await tellWithPrize(outcome, new Date(now.getTime() - 2 * HOUR_MS));
      // Late enough that the automatic receipt is still to come.
      for (const [index, outcome] of [...STANDING, ...STANDING].entries()) {
        const at = new Date(now.getTime() - (24 - index) * MINUTE_MS);
        if (!(await tell(outcome, at)) && index < STANDING.length) await tellWithPrize(outcome, at);
      }
      await refreshBalances(client, brand);
    },
  };
}

const isVisitors = ({ ref }: DemoMember): boolean => ref.account === 'demo';

/** @returns false when the rules refuse this member's withdrawal */
type Withdraw = (member: DemoMember, outcome: WithdrawalOutcome, at: Date) => Promise<boolean>;

function createWithdraw(parts: StoryParts): Withdraw {
  const { client, brand, services, seed } = parts;
  const payeeOf = createPayeeOf(parts);
  const steps = createSteps(parts);
  let count = 0;

  return async (member, outcome, at) => {
    const whole = Number(LEDGER_SCALE) * 100;
    const amount = Math.floor((member.balance * 0.6) / whole) * whole;
    if (amount <= 0) return false;
    // Most have not wagered their deposits.
    if ((await services.wagering.remaining(member.ref.id)).remaining > 0n) return false;
    count += 1;
    const payeeId = await payeeOf(member);
    const context = { member: member.ref, brand: brand.ref, language: member.language, requestId: REQUEST_ID };
    try {
      await client.query('savepoint withdrawal');
      const key = derivedUuid(`${seed} ${brand.ref.code} withdrawal ${count}`, 'intent');
      const request = { payeeId, amount: formatAmount(BigInt(amount)), withdrawPassword: '000000' };
      const { withdrawalId } = await services.withdrawals.request(request, key, context);
      await steps(outcome, withdrawalId, member, at);
      await client.query('release savepoint withdrawal');
      member.balance -= amount;
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await client.query('rollback to savepoint withdrawal');
      return false;
    }
  };
}

function createPayeeOf({ brand, services, seed }: StoryParts) {
  const payees = new Map<bigint, string>();
  return async (member: DemoMember): Promise<string> => {
    const existing = payees.get(member.ref.id);
    if (existing) return existing;
    const institutions = await services.payees.institutions(brand.ref, 'en');
    const institution = institutions[Number(member.ref.id) % institutions.length];
    if (!institution) throw new Error(`${brand.ref.code} has no institutions`);
    const digits = String(23_400 + (Number(member.ref.id) % 60_000));
    const number = `${institution.numberExample.replace(/[\s-]/g, '').slice(0, -5)}${digits}`;
    const context = {
      member: member.ref,
      brand: brand.ref,
      language: member.language,
      requestId: `${REQUEST_ID} ${seed}`,
    };
    const request = { institution: institution.code, holder: member.payeeName, number, withdrawPassword: '000000' };
    const { payeeId } = await services.payees.add(request, context);
    payees.set(member.ref.id, payeeId);
    return payeeId;
  };
}

const callerOf = (operator: OperatorRef) => ({ operator, requestId: REQUEST_ID });

async function readLatestOrder(client: pg.ClientBase, id: string) {
  const { rows } = await client.query<{ id: string; amount: bigint }>({
    name: 'demo-latest-order',
    text: 'select id, amount from disbursement where withdrawal_id = $1 order by seq desc limit 1',
    values: [id],
  });
  return rows[0] ?? { id: '', amount: 0n };
}

type MemberContext = Parameters<StoryParts['services']['memberWithdrawals']['byId']>[1];

/** The steps after a request, each a few minutes after the one before. */
function createSteps({ client, clock, brand, services, operators }: StoryParts) {
  const [first, second] = [callerOf(operators[0]), callerOf(operators[1])];

  const order = (id: string) => readLatestOrder(client, id);
  async function report(id: string, kind: 'succeeded' | 'failed', reason = ''): Promise<void> {
    const { id: reference, amount } = await order(id);
    const event = { id: `evt_${reference}_${kind}`, kind, reference, amount, currency: brand.ref.currency, reason };
    await services.disburse.callback('sandpay', payerReport(event), {});
  }
  async function approve(id: string): Promise<void> {
    await services.decisions.approve(first, id);
    const { rows } = await client.query<{ state: string }>('select state from withdrawal where id = $1', [id]);
    if (rows[0]?.state === 'review') await services.decisions.approve(second, id);
  }

  return async (outcome: WithdrawalOutcome, id: string, member: DemoMember, at: Date): Promise<void> => {
    let minutes = 0;
    const later = (by: number) => clock.moveTo(new Date(at.getTime() + (minutes += by) * MINUTE_MS));
    const context = { member: member.ref, brand: brand.ref, language: member.language, requestId: REQUEST_ID };
    if (outcome === 'review') return;
    await later(1);
    if (outcome === 'cancelled') return void (await services.memberWithdrawals.cancel(id, context));
    if (outcome === 'rejected')
      return services.decisions.reject(first, id, 'The account holder’s name differs from the registered name.');
    if (outcome === 'first_approval') return services.decisions.approve(first, id);
    await approve(id);
    if (outcome === 'approved') return;
    await later(1);
    await services.disburse.orderPayment((await order(id)).id);
    if (outcome === 'sent') return;
    await later(1);
    if (outcome === 'failed' || outcome === 'returned') {
      await report(id, 'failed', 'account_closed');
      if (outcome === 'returned')
        await services.decisions.returnToMember(first, id, 'The bank has closed this account.');
      return;
    }
    await report(id, 'succeeded');
    if (outcome === 'paid') return;
    await later(1);
    await answerPayment(outcome, id, context, at);
    if (outcome !== 'paid_again') return;
    await later(2);
    await services.decisions.disburse(first, id, 'The first payment came back.');
    await services.disburse.orderPayment((await order(id)).id);
    await report(id, 'succeeded');
    await later(1);
    await services.memberWithdrawals.received(id, context);
  };

  /** What the member says of a payment, and what follows from it. */
  async function answerPayment(outcome: WithdrawalOutcome, id: string, context: MemberContext, at: Date) {
    const missing = { withdrawalId: id, note: 'My bank does not show the payment.', images: [] };
    if (outcome === 'received') await services.memberWithdrawals.received(id, context);
    else if (outcome === 'partially_received') await partly(id, missing.note, context);
    else if (outcome === 'auto_received') await confirmLater(id, at);
    else await services.memberWithdrawals.notReceived(missing, context);
    if (outcome === 'forced_receipt')
      await services.decisions.forceReceipt(second, id, 'The bank confirmed the credit.');
  }

  async function partly(withdrawalId: string, note: string, context: MemberContext) {
    const { amount } = await order(withdrawalId);
    const received = formatAmount(amount - amount / 4n);
    await services.memberWithdrawals.partiallyReceived({ withdrawalId, note, images: [], received }, context);
  }

  /** After the time in which the member might have answered. */
  async function confirmLater(id: string, at: Date): Promise<void> {
    const { config } = await services.brands.byId(brand.ref.id);
    await clock.moveTo(new Date(at.getTime() + (config.withdrawal.autoReceiptMinutes + 10) * MINUTE_MS));
    await services.disburse.confirmAutomatically(id);
  }
}
