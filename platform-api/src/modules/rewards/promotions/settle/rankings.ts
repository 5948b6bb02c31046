import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { z } from 'zod';
import { dayOf } from '../../../../platform/brand-days';
import { createExpiringCache } from '../../../../platform/expiring-cache';
import { maskName } from '../../../../platform/mask-name';
import type { Platform } from '../../../../platform/platform';
import { readAccounts } from '../participation/account-repository';
import { figureKind, unitOf } from './figures';
import { inForce } from '../participation/in-force';
import { periodEnd, periodStart, startOfDay } from '../periods';
import { readPromotion } from '../promotion-repository';
import { readJoinedMembers } from '../participation/participation-repository';
import { rankedOf } from './settle-periods';

/** A ranking is read again after so long, however many ask for it. */
const LIFE_MS = 10_000;
const MOST_RANKINGS = 200;
/** Places that are shown to everybody. */
const SHOWN_PLACES = 20;

const keySchema = z.strictObject({ promotionId: z.uuid(), brandId: z.int(), offsetMinutes: z.int() });
type RankingKey = Readonly<z.infer<typeof keySchema>>;

interface Place {
  readonly place: number;
  /** Ledger units; of a multiplier, with as many decimals. */
  readonly figure: bigint;
}

/** The running period of a ranking. */
interface Ranking {
  readonly unit: 'money' | 'multiplier';
  readonly endsAt: Date;
  readonly places: ReadonlyMap<bigint, Place>;
  /** Masked accounts of the first places. */
  readonly players: ReadonlyMap<bigint, string>;
}

/** The running periods of rankings, of the play up to ten seconds ago. */
export function createRankings({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>) {
  const rankings = createExpiringCache<Ranking | null>({
    read: (key) => readRanking(pool, keySchema.parse(JSON.parse(key)), clock.now()),
    life: () => LIFE_MS,
    maxEntries: MOST_RANKINGS,
    now: () => clock.now().getTime(),
  });
  const rankingOf = ({ promotionId, brandId, offsetMinutes }: RankingKey) =>
    rankings.get(JSON.stringify({ promotionId, brandId, offsetMinutes }));

  return {
    /** @returns null: the member has no place, or the promotion is no ranking */
    async placeIn(key: RankingKey, memberId: bigint): Promise<number | null> {
      return (await rankingOf(key))?.places.get(memberId)?.place ?? null;
    },

    /** The first places, and the caller's own. @returns null: the promotion is no ranking */
    async standings(
      key: RankingKey,
      caller: { readonly id: bigint; readonly account: string } | null,
    ): Promise<CallValue<'promotions.ranking'> | null> {
      const ranking = await rankingOf(key);
      if (!ranking) return null;
      const { unit, endsAt, places, players } = ranking;
      const view = ({ place, figure }: Place, player: string, isOwn: boolean) => ({
        place,
        player,
        value: formatAmount(figure),
        isOwn,
      });
      const own = caller && places.get(caller.id);
      return {
        unit,
        endsAt: endsAt.toISOString(),
        content: [...players].flatMap(([id, player]) => {
          const place = places.get(id);
          return place ? [view(place, player, id === caller?.id)] : [];
        }),
        own: caller && own ? view(own, maskName(caller.account), true) : null,
      };
    },
  };
}

/** By the terms that the period will be settled by. */
async function readRanking(
  pool: pg.Pool,
  { promotionId, brandId, offsetMinutes }: RankingKey,
  now: Date,
): Promise<Ranking | null> {
  const published = await readPromotion(pool, brandId, promotionId);
  if (published?.terms.rules.trigger.kind !== 'ranking') return null;
  const promotion = await inForce(pool, published, offsetMinutes, now);
  const { trigger, enrolment } = promotion.terms.rules;
  const kind = figureKind(trigger);
  if (!kind || !('period' in trigger)) return null;
  const start = periodStart(trigger.period, dayOf(now, offsetMinutes));
  const period = { start, end: periodEnd(trigger.period, start) };
  const joined = enrolment === 'join' ? await readJoinedMembers(pool, promotionId, start) : null;
  const ranked = await rankedOf(pool, { id: brandId, offsetMinutes }, promotion, period, joined);
  const shown = ranked.slice(0, SHOWN_PLACES).map(({ memberId }) => memberId);
  const accounts = await readAccounts(pool, shown);
  return {
    unit: unitOf(kind),
    endsAt: startOfDay(period.end, offsetMinutes),
    places: new Map(ranked.map(({ memberId, figure }, index) => [memberId, { place: index + 1, figure }])),
    players: new Map(shown.map((id) => [id, maskName(accounts.get(id) ?? '')])),
  };
}
