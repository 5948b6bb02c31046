import type { CallValue } from '@marquee/contract/calls/index';
import type { EnvelopeRain } from '@marquee/contract/calls/prizes';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { PaidReward } from '../../rewards/rewards';
import { payPrize } from '../pay-prize';
import type { PrizeCaller, PrizeParts } from '../prizes-context';
import { readTermsInForce } from '../terms/terms-repository';
import { makeRain, rainStarts } from './plan-rains';
import {
  insertRain,
  insertTaken,
  markBegun,
  type RainRow,
  readPlannedStarts,
  readRain,
  readRains,
  takeEnvelope,
} from './rain-repository';

/** Rains that members see: those that are over, with their seeds, and those that come. */
const RAINS_OVER = 3;
const RAINS_AHEAD = 3;

/** Envelope rains: at times of the brand's day, first come, one per member; amounts split before by a committed seed. */
export interface Envelopes {
  rains(caller: PrizeCaller): Promise<CallValue<'envelopes.rains'>>;
  /** @throws Failure `not_found`, `prizes_closed`, `envelopes_gone`, `tickets_insufficient`, `timed_out`, `self_excluded` */
  take(caller: PrizeCaller, rainId: string): Promise<EnvelopeRain>;
  /** Plans the rains of the next 24 hours, and announces those that begin. Safe beside other processes, and to repeat. */
  tend(): Promise<void>;
}

export function createEnvelopes({ platform, brands, tickets, rewards, limits }: PrizeParts): Envelopes {
  const { pool } = platform.database;
  const readerOf = ({ brand, member }: PrizeCaller) => ({ brandId: brand.id, memberId: member.id });

  async function takeOnce(tx: Queryable, caller: PrizeCaller, rain: RainRow): Promise<PaidReward | null> {
    const reader = readerOf(caller);
    const at = platform.clock.now();
    if (at < rain.startsAt || at >= rain.endsAt) throw new Failure('prizes_closed');
    const key = `${rain.id}:${reader.memberId}`;
    if (rain.terms.needsTicket)
      await tickets.spend(tx, { memberId: reader.memberId, unit: 'envelope', source: 'envelope.ticket', key });
    const taken = await takeEnvelope(tx, rain.id, at);
    if (!taken) throw new Failure('envelopes_gone');
    await insertTaken(tx, { rainId: rain.id, memberId: reader.memberId }, { ...taken, at });
    const prize = { kind: 'cash', amount: formatAmount(taken.amount), wageringTimes: 0 } as const;
    return payPrize(tx, rewards, { ...reader, kind: 'envelope', key }, prize);
  }

  async function planAhead(): Promise<void> {
    const now = platform.clock.now();
    for (const { id: brandId, offsetMinutes } of await brands.all()) {
      const inForce = await readTermsInForce(pool, brandId, 'envelope');
      if (!inForce) continue;
      const planned = await readPlannedStarts(pool, brandId, now);
      for (const startsAt of rainStarts(inForce.terms, now, offsetMinutes))
        if (!planned.has(startsAt.getTime()))
          await insertRain(pool, await makeRain({ brandId, version: inForce.version }, inForce.terms, startsAt));
    }
  }

  return {
    async rains(caller) {
      const now = platform.clock.now();
      const [rows, own] = await Promise.all([
        readRains(pool, readerOf(caller), { at: now, over: RAINS_OVER, ahead: RAINS_AHEAD }),
        tickets.heldOf(caller.member.id, 'envelope'),
      ]);
      return { now: now.toISOString(), rains: rows.map((row) => rainView(row, now)), tickets: own };
    },

    async take(caller, rainId) {
      const { member } = caller;
      const paid = await inTransaction(pool, async (tx) => {
        await limits.refuseBarred(tx, member.id);
        await tickets.lock(tx, member.id);
        const rain = await readRain(tx, readerOf(caller), rainId);
        if (!rain) throw new Failure('not_found');
        return rain.position === null ? takeOnce(tx, caller, rain) : null;
      });
      if (paid) await rewards.announce(paid);
      if (paid) tickets.announce(member.id);
      const rain = await readRain(pool, readerOf(caller), rainId);
      if (!rain) throw new Error(`rain ${rainId} is gone`);
      return rainView(rain, platform.clock.now());
    },

    async tend() {
      await planAhead();
      const now = platform.clock.now();
      for (const { id, brandId, startsAt, endsAt } of await markBegun(pool, now)) {
        const payload = { rainId: id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
        if (endsAt > now) platform.bus.publish('envelopes.rain', payload, { brandId });
      }
    },
  };
}

function rainView(rain: RainRow, now: Date): EnvelopeRain {
  const { id, startsAt, endsAt, count, taken, budget, terms, seed, seedHash, position, amount } = rain;
  return {
    rainId: id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    count,
    left: count - taken,
    budget: formatAmount(budget),
    least: terms.least,
    step: terms.step,
    needsTicket: terms.needsTicket,
    seedHash,
    seed: endsAt <= now ? seed : null,
    own: position === null || amount === null ? null : { position, amount: formatAmount(amount) },
  };
}
