import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Withdrawal } from '@marquee/contract/entities/withdrawal';
import type { IdentityTerms } from '@marquee/contract/identity-settings';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import { textIn } from '../../../platform/localised';
import { inTransaction, type Queryable } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { createKeyedMutex } from '../../../platform/keyed-mutex';
import type { WithdrawalSettings } from '../../site/brand/config';
import type { BrandService } from '../../site/brand/service';
import { fingerprintOf, type LedgerService, requireSameRequest } from '../ledger/service';
import type { PayeeService } from '../payee/service';
import { requirementViews } from '../bonus/requirement-view';
import { refuseDebtor, refuseReserved } from '../settlement/debts';
import type { WageringService } from '../wagering/service';
import type { BenefitOf, WithdrawalBenefit } from './withdrawal-benefit';
import type { AtStake } from '../bonus/at-stake';
import { createForfeits } from '../bonus/forfeit-service';
import type { Bonuses } from '../bonus/service';
import type { WithdrawPasswordService } from '../withdraw-password/service';
import type { WithdrawalContext } from './member-service';
import { LEDGER_SOURCE, type WithdrawalTransitions } from './withdrawal-transitions';
import { review } from './review';
import { identityView, readIdentityAllowance, requireIdentity } from './identity-allowance';
import type { ReadFacts } from './review-facts';
import { insertStep } from './step-repository';
import { withdrawalOf } from './views';
import {
  type WithdrawalTotals,
  insertWithdrawal,
  lockMember,
  readWithdrawalTotals,
  readByKey,
  readWithdrawal,
} from './withdrawal-repository';

export interface WithdrawalRequests {
  terms(context: WithdrawalContext): Promise<CallValue<'withdrawal.terms'>>;
  /**
   * Holds the money and starts the review; the same key and content return the same withdrawal.
   * @throws Failure of the call `withdrawal.request`
   */
  request(
    request: ParsedCallRequest<'withdrawal.request'>,
    idempotencyKey: string,
    context: WithdrawalContext,
  ): Promise<Withdrawal>;
}

export interface RequestParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly ledger: LedgerService;
  readonly wagering: WageringService;
  readonly bonuses: Pick<Bonuses, 'atStake' | 'namesByRequirement' | 'requireConfirmed' | 'giveUpAtStake' | 'announce'>;
  /** Bonuses under the ids that members see. */
  readonly ids: PublicIds;
  readonly passwords: WithdrawPasswordService;
  readonly payees: PayeeService;
  readonly benefitOf: BenefitOf;
  readonly readFacts: ReadFacts;
  readonly transitions: WithdrawalTransitions;
}

interface WithdrawalRequest {
  readonly payeeId: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly key: string;
  /** `\x` hex. */
  readonly fingerprint: string;
  readonly settings: WithdrawalSettings;
  readonly identity: IdentityTerms;
  /** The bonus that it gives up, as the member confirmed it; null: none. */
  readonly forfeits: AtStake | null;
  /** 0 to 9: higher ones are reviewed first. */
  readonly priority: number;
}

/** The checks of a request and its creation; each may run in a caller's transaction. */
function createRequestSteps({ platform, ledger, wagering, bonuses, payees, readFacts }: RequestParts) {
  function requestedToday(db: Queryable, { member, brand }: WithdrawalContext): Promise<WithdrawalTotals> {
    const day = dayOf(platform.clock.now(), brand.offsetMinutes);
    return readWithdrawalTotals(db, member.id, rangeOfDays({ from: day, to: day }, brand.offsetMinutes, 1));
  }

  async function findEarlier({ key, fingerprint }: WithdrawalRequest, db: Queryable, { member }: WithdrawalContext) {
    const earlier = await readByKey(db, member.id, key);
    if (earlier) requireSameRequest(earlier.fingerprint, fingerprint);
    return earlier?.id ?? null;
  }

  /** @throws Failure with the reason why the request is refused */
  async function refuse(db: Queryable, request: WithdrawalRequest, context: WithdrawalContext) {
    const { payeeId, amount, settings } = request;
    const payee = await payees.usable(db, context.member.id, payeeId);
    await refuseDebtor(db, context.member.id);
    await refuseReserved(db, { memberId: context.member.id, leaving: amount, now: platform.clock.now() });
    const today = await requestedToday(db, context);
    if (today.count >= settings.perDayCount) throw new Failure('withdrawals_per_day', { most: settings.perDayCount });
    const remainingSum = parseAmount(settings.perDaySum) - today.sum;
    if (amount > remainingSum)
      throw new Failure('withdrawal_sum_per_day', { left: formatAmount(atLeastZero(remainingSum)) });
    requireIdentity(await readIdentityAllowance(db, request.identity, context, platform.clock.now()), amount);
    const { remaining } = await wagering.remaining(context.member.id, db);
    if (remaining > 0n) throw new Failure('wagering_open', { remaining: formatAmount(remaining) });
    return payee;
  }

  /** Creates the withdrawal, with all checks repeated under the member's lock. @returns its id and the remaining cash */
  async function create(client: pg.PoolClient, request: WithdrawalRequest, context: WithdrawalContext) {
    const { member, brand } = context;
    await lockMember(client, member.id);
    const earlierId = await findEarlier(request, client, context);
    if (earlierId) return { id: earlierId };
    await bonuses.giveUpAtStake(client, member.id, request.forfeits);
    const payee = await refuse(client, request, context);
    const facts = await readFacts(client, { memberId: member.id, amount: request.amount, payee });
    const createdAt = platform.clock.now();
    const id = await insertWithdrawal(client, {
      brandId: brand.id,
      memberId: member.id,
      payeeId: payee.id,
      amount: request.amount,
      currency: brand.currency,
      ...review(facts, request.settings),
      idempotencyKey: request.key,
      fingerprint: request.fingerprint,
      createdAt,
      priority: request.priority,
    });
    const balance = await hold(ledger, client, id, request.amount, context);
    const actor = { kind: 'member', id: member.id } as const;
    await insertStep(client, { withdrawalId: id, at: createdAt, step: 'requested', actor, amount: request.amount });
    return { id, balance };
  }

  return { requestedToday, findEarlier, refuse, create };
}

export function createWithdrawalRequests(parts: RequestParts): WithdrawalRequests {
  const { platform, brands, ledger, wagering, bonuses, passwords, transitions, benefitOf } = parts;
  const { show, read } = createForfeits(parts.ids);
  const { pool } = platform.database;
  const { requestedToday, findEarlier, refuse, create } = createRequestSteps(parts);
  const exclusively = createKeyedMutex();

  /** The brand's settings with what the member's VIP level adds. */
  async function settingsOf({ brand, member }: WithdrawalContext) {
    const { config, offsetMinutes } = await brands.byId(brand.id);
    const benefit = await benefitOf({ id: member.id, offsetMinutes });
    const { withdrawal, identity } = config;
    return { settings: withBenefit(withdrawal, benefit), identity, priority: benefit?.priority ?? 0 };
  }

  async function answer(id: string, language: string): Promise<Withdrawal> {
    const row = await readWithdrawal(pool, id);
    if (!row) throw new Error(`no withdrawal ${id}`);
    return withdrawalOf(row, language);
  }

  return {
    async terms(context) {
      const { member, brand } = context;
      const [{ settings, identity }, { cash }, wagered, today, atStake, names, { config }] = await Promise.all([
        settingsOf(context),
        ledger.balanceOf(member.id),
        wagering.remaining(member.id),
        requestedToday(pool, context),
        bonuses.atStake(member.id),
        bonuses.namesByRequirement(member.id),
        brands.byId(brand.id),
      ]);
      const nameOf = (requirementId: bigint) => {
        const texts = names.get(requirementId);
        return texts ? textIn(texts, context.language, config.defaultLanguage) : null;
      };
      const allowance = await readIdentityAllowance(pool, identity, context, platform.clock.now());
      return {
        currency: brand.currency,
        available: formatAmount(cash),
        minimum: settings.minimum,
        maximum: settings.maximum,
        countLeft: Math.max(settings.perDayCount - today.count, 0),
        sumLeft: formatAmount(atLeastZero(parseAmount(settings.perDaySum) - today.sum)),
        autoReceiptMinutes: settings.autoReceiptMinutes,
        identity: identityView(allowance),
        wagering: {
          required: formatAmount(wagered.required),
          wagered: formatAmount(wagered.wagered),
          remaining: formatAmount(wagered.remaining),
          requirements: requirementViews(wagered.requirements, nameOf),
        },
        forfeits: show(atStake),
      };
    },

    async request({ payeeId, amount: text, withdrawPassword, forfeits: confirmed }, key, context) {
      const { member, brand, language } = context;
      const { settings, identity, priority } = await settingsOf(context);
      const amount = enteredAmount(text, settings);
      const fingerprint = fingerprintOf('withdrawal', payeeId, amount);
      const forfeits = read(confirmed);
      const request = { payeeId, amount, key, fingerprint, settings, identity, priority, forfeits };
      return exclusively(String(member.id), async () => {
        const earlierId = await findEarlier(request, pool, context);
        if (earlierId) return answer(earlierId, language);
        // A request that is refused anyway must not cost a password attempt.
        await refuse(pool, request, context);
        const atStake = await bonuses.requireConfirmed(member.id, forfeits);
        if ((await ledger.balanceOf(member.id)).cash < amount) throw new Failure('insufficient_balance');
        await passwords.demand(member.id, withdrawPassword);
        const { id, balance } = await inTransaction(pool, (client) => create(client, request, context));
        if (atStake !== null) await bonuses.announce({ brandId: brand.id, memberId: member.id });
        if (balance !== undefined)
          transitions.notify({ row: { id, member_id: member.id, currency: brand.currency }, state: 'review', balance });
        return answer(id, language);
      });
    },
  };
}

/** A level never takes anything away: of each bound, the higher one holds. */
function withBenefit(settings: WithdrawalSettings, benefit: WithdrawalBenefit | null): WithdrawalSettings {
  if (!benefit) return settings;
  const higher = (amount: string, units: bigint | null) =>
    units !== null && units > parseAmount(amount) ? formatAmount(units) : amount;
  return {
    ...settings,
    perDayCount: Math.max(settings.perDayCount, benefit.count ?? 0),
    perDaySum: higher(settings.perDaySum, benefit.sum),
    maximum: higher(settings.maximum, benefit.maximum),
  };
}

const atLeastZero = (units: bigint): bigint => (units < 0n ? 0n : units);

/**
 * @returns the remaining cash
 * @throws Failure `insufficient_balance`
 */
async function hold(
  ledger: LedgerService,
  client: pg.PoolClient,
  id: string,
  amount: bigint,
  { brand, member }: WithdrawalContext,
): Promise<bigint> {
  const memberId = member.id;
  const posted = await ledger.post(
    {
      source: LEDGER_SOURCE,
      key: id,
      kind: 'withdrawal',
      brandId: brand.id,
      memberId,
      lines: [{ from: { kind: 'cash', memberId }, to: { kind: 'held', memberId }, amount }],
      detail: { withdrawalId: id },
    },
    client,
  );
  if (posted.outcome === 'insufficient') throw new Failure('insufficient_balance');
  if (posted.outcome !== 'ok') throw new Error(`withdrawal ${id} could not be held: ${posted.outcome}`);
  return posted.balance;
}
