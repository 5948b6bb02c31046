import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type { BrandRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { type JackpotCounter, jackpotAt, jackpotBlock } from './jackpot-sequence';
import type { CatalogueTables } from './tables';

type JackpotNow = CallValue<'games.jackpot'>;

export interface JackpotService {
  now(brand: Pick<BrandRef, 'id' | 'currency'>): Promise<JackpotNow>;
  /** Announces every step of the brands' counters as `jackpot.tick` until `close`. */
  run(brands: () => Promise<readonly Pick<BrandRef, 'id' | 'currency'>[]>): void;
  close(): void;
}

/** When no brand has a counter yet, or the database does not answer: look again then. */
const RETRY_MS = 5_000;

export function createJackpotService({ database, bus, clock, log }: Platform): JackpotService {
  const counters = new Map<number, JackpotCounter>();
  const timers = new Map<number, NodeJS.Timeout>();
  let closed = false;

  const counterOf = async (brandId: number): Promise<JackpotCounter> => {
    const known = counters.get(brandId);
    if (known) return known;
    const row = await database.query
      .withTables<CatalogueTables>()
      .selectFrom('jackpot_counter')
      .selectAll()
      .where('brand_id', '=', brandId)
      .executeTakeFirstOrThrow();
    const counter = { seed: row.seed, startedAt: row.started_at, startUnits: row.start_units };
    counters.set(brandId, counter);
    return counter;
  };

  const rememberBlock = rememberLast(jackpotBlock);
  const now: JackpotService['now'] = async ({ id, currency }) => {
    const { units, nextAt } = jackpotAt(await counterOf(id), clock.now(), rememberBlock);
    return { amount: formatAmount(units), currency, nextAt: nextAt.toISOString() };
  };

  const tick = async (brand: Pick<BrandRef, 'id' | 'currency'>): Promise<void> => {
    let waitMs = RETRY_MS;
    try {
      const value = await now(brand);
      bus.publish('jackpot.tick', value, { brandId: brand.id });
      waitMs = Math.max(50, Date.parse(value.nextAt) - clock.now().getTime());
    } catch (err) {
      log.warn({ err, brandId: brand.id }, 'the jackpot counter could not be announced');
    }
    if (!closed) timers.set(brand.id, setTimeout(() => void tick(brand), waitMs).unref());
  };

  return {
    now,
    run(brands) {
      brands().then(
        (all) => all.forEach((brand) => void tick(brand)),
        (err: unknown) => log.error({ err }, 'the jackpot counters did not start'),
      );
    },
    close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** A block has 900 steps and is asked for every few seconds: the last one of each seed is kept. */
function rememberLast(make: typeof jackpotBlock): typeof jackpotBlock {
  const last = new Map<string, { readonly block: number; readonly steps: ReturnType<typeof jackpotBlock> }>();
  return (seed, block) => {
    const known = last.get(seed);
    if (known?.block === block) return known.steps;
    const steps = make(seed, block);
    last.set(seed, { block, steps });
    return steps;
  };
}
