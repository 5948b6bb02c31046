import type { ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { isCountedByOutcome } from '@marquee/contract/lottery/selection/price';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { EventBus } from '../../../platform/events/event-bus';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Audit } from '../../operators/audit/audit';
import { byOperator } from '../../operators/audit/operator-caller';
import type { AdminCaller } from '../draw-rights';
import { exposureSizes } from '../tickets/place-ticket';
import { openExposure } from '../tickets/ticket-statements';
import {
  changeExposure,
  type ExposedDraw,
  type ExposedOutcome,
  readExposedDraw,
  readExposure,
} from './exposure-repository';
import type { ReadStaked, Staked } from './staked-by-kind';

/** What a draw can cost a brand. Every method throws `forbidden` without the right `lotteries` and the brand, and `not_found`. */
export interface ExposureAdmin {
  read(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryExposure.read'>,
  ): Promise<CallValue<'lotteryExposure.read'>>;
  /** @throws Failure `draw_decided` once the draw takes no bets, `validation_failed` for a number that the kind does not have */
  change(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryExposure.change'>,
  ): Promise<CallValue<'lotteryExposure.change'>>;
}

interface ExposureAdminParts {
  readonly pool: pg.Pool;
  readonly bus: Pick<EventBus, 'publish'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly readStaked: ReadStaked;
}

export function createExposureAdmin({ pool, bus, brands, audit, readStaked }: ExposureAdminParts): ExposureAdmin {
  const drawOf = async ({ operator }: AdminCaller, db: Queryable, drawId: string, brandCode: string) => {
    const brand = await operatedBrand(brands, operator, 'lotteries', brandCode);
    const draw = await readExposedDraw(db, BigInt(drawId), brand.id);
    if (!draw) throw new Failure('not_found');
    return { brand, draw };
  };

  return {
    async read(caller, { drawId, brand: brandCode, kind: kindCode }) {
      const { brand, draw } = await drawOf(caller, pool, drawId, brandCode);
      const [staked, exposure] = await Promise.all([
        readStaked(draw.id, brand.id, draw.shape),
        readExposure(pool, draw.id, brand.id),
      ]);
      return presentBoard(draw, { drawId, brand: brandCode, staked, exposure, kindCode });
    },

    async change(caller, { drawId, brand: brandCode, kind: kindCode, outcomes, cap, pays, closed, reason }) {
      const changed = await inTransaction(pool, async (tx) => {
        const { brand, draw } = await drawOf(caller, tx, drawId, brandCode);
        if (!draw.takesBets) throw new Failure('draw_decided', { state: draw.state });
        const kind = lotteryRules(draw.shape).kind(kindCode);
        if (!kind) throw fieldFailure({ path: 'kind', messageKey: 'unknown' });
        const numbers = numbersOf(kind, outcomes);
        await openExposure(tx, drawId, brand.id, exposureSizes(draw));
        const count = await changeExposure(
          tx,
          { drawId: draw.id, brandId: brand.id, kindNumber: kind.number, outcomes: numbers, halfFrom: draw.halfFrom },
          { cap: cap === undefined ? null : parseAmount(cap), pays: pays ?? null, closed: closed ?? null },
        );
        await audit.record(
          {
            ...byOperator(caller),
            action: 'lottery-exposure.changed',
            subject: `lottery-draw:${drawId}`,
            reason,
            details: { kind: kindCode, outcomes, cap, pays, closed },
            brandId: brand.id,
          },
          tx,
        );
        return { draw, count, brandId: brand.id };
      });
      const { gameCode, issue } = changed.draw;
      bus.publish('lottery.room', { gameCode, issue }, { brandId: changed.brandId });
      return { changed: changed.count };
    },
  };
}

interface BoardParts {
  readonly drawId: string;
  readonly brand: string;
  readonly staked: Staked;
  readonly exposure: ReadonlyMap<number, readonly ExposedOutcome[]>;
  /** The kind whose numbers are listed; the fullest without one. */
  readonly kindCode: string | undefined;
}

function presentBoard(draw: ExposedDraw, { drawId, brand, staked, exposure, kindCode }: BoardParts): ExposureBoard {
  const kinds = lotteryRules(draw.shape).kinds.map((kind) => {
    const outcomes = exposure.get(kind.number) ?? freshOutcomes(draw, kind);
    return { kind, outcomes, summary: summaryOf(kind, outcomes, staked.byKind.get(kind.number) ?? 0n) };
  });
  const selected =
    kinds.find(({ kind }) => kind.code === kindCode) ??
    kinds.reduce((fullest, entry) => (entry.summary.fullest > fullest.summary.fullest ? entry : fullest));
  return {
    drawId,
    gameCode: draw.gameCode,
    shape: draw.shape,
    issue: draw.issue,
    state: draw.state,
    closesAt: draw.closesAt.toISOString(),
    brand,
    currency: draw.currency,
    tickets: staked.tickets,
    stake: formatAmount(staked.stake),
    stakeLimit: draw.drawCap === null ? null : formatAmount(draw.drawCap),
    kinds: kinds.map(({ summary }) => summary),
    selected: {
      kind: selected.kind.code,
      outcomes: selected.outcomes.map(({ outcome, used, cap, half, closed }) => ({
        outcome: outcome < 0 ? null : selected.kind.outcomes.nameOf(outcome),
        used: formatAmount(used),
        cap: formatAmount(cap),
        paysHalf: half,
        closed,
      })),
    },
  };
}

/** Null: all of the kind. */
function numbersOf(kind: LotteryKind, names: readonly string[]): number[] | null {
  if (names.length === 0 || !isCountedByOutcome(kind)) return null;
  return names.map((name, at) => {
    const number = kind.outcomes.indexOf(name);
    if (number < 0) throw fieldFailure({ path: `outcomes.${at}`, messageKey: 'unknown' });
    return number;
  });
}

/** As the first ticket opens them. */
function freshOutcomes({ outcomeCap, poolCap }: ExposedDraw, kind: LotteryKind): ExposedOutcome[] {
  const fresh = { used: 0n, half: false, closed: false };
  if (!isCountedByOutcome(kind)) return [{ ...fresh, outcome: -1, cap: poolCap }];
  return Array.from({ length: kind.outcomes.size }, (_, outcome) => ({ ...fresh, outcome, cap: outcomeCap }));
}

function summaryOf({ code }: LotteryKind, outcomes: readonly ExposedOutcome[], stake: bigint) {
  const isFull = ({ used, cap, closed }: ExposedOutcome) => closed || used >= cap;
  return {
    kind: code,
    stake: formatAmount(stake),
    mostUsed: formatAmount(outcomes.reduce((most, { used }) => (used > most ? used : most), 0n)),
    fullest: Math.max(...outcomes.map(({ used, cap }) => (cap === 0n ? 100 : Number((used * 100n) / cap)))),
    reduced: outcomes.filter((outcome) => outcome.half && !isFull(outcome)).length,
    closed: outcomes.filter(isFull).length,
  };
}
