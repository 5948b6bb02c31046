import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { type JackpotSetting, readJackpot } from './admin-repository';
import { counterValueAt, POOL_INTERVAL_MS } from './counter-value';
import { jackpotBlock } from './sequence';

type JackpotNow = CallValue<'games.jackpot'>;

export interface JackpotService {
  /** Null while the brand shows none. */
  now(brand: Pick<BrandRef, 'id' | 'currency'>): Promise<JackpotNow>;
  /**
   * Announces the brands' counters as `jackpot.tick` until `close`: a sequence at each step, a pool when it has changed, at most once a
   * second.
   */
  run(brands: () => Promise<readonly Pick<BrandRef, 'id' | 'currency'>[]>): void;
  close(): void;
}

/** Timers may fire a little early. */
const TIMER_SLACK_MS = 50;

/** Retry interval while the brand shows no counter, or the database does not answer. */
const RETRY_MS = 5_000;

export function createJackpotService({ database, bus, clock, log }: Platform): JackpotService {
  const settings = new Map<number, Promise<JackpotSetting>>();
  const timers = new Map<number, NodeJS.Timeout>();
  /** By brand, what was last sent to pages, by this process or another. */
  const announced = new Map<number, { readonly amount: string; readonly atMs: number }>();
  let closed = false;

  const hear = (event: PlatformEvent) => {
    if (event.topic === 'config.changed') settings.clear();
    if (isTick(event) && typeof event.audience === 'object' && 'brandId' in event.audience)
      announced.set(event.audience.brandId, { amount: event.payload.amount, atMs: clock.now().getTime() });
  };
  const unsubscribe = bus.subscribe(hear, () => settings.clear());
  const readSetting = async (brandId: number): Promise<JackpotSetting> => {
    const setting = await readJackpot(database.pool, brandId);
    if (!setting) throw new Error(`brand ${brandId} has no jackpot counter`);
    return setting;
  };
  const settingOf = (brandId: number): Promise<JackpotSetting> => {
    const cached = settings.get(brandId);
    if (cached) return cached;
    const reading = readSetting(brandId);
    settings.set(brandId, reading);
    reading.catch(() => settings.delete(brandId));
    return reading;
  };

  const rememberBlock = rememberLast(jackpotBlock);
  const now: JackpotService['now'] = async ({ id, currency }) => {
    const setting = await settingOf(id);
    if (!setting.enabled) return null;
    const { units, nextAt, pool } = await counterValueAt(database.pool, setting, clock.now(), rememberBlock);
    return { amount: formatAmount(units), currency, nextAt: nextAt.toISOString(), pool };
  };

  /** Several processes watch the same counters: one announces a change. */
  const isDue = (brandId: number, amount: string, intervalMs: number): boolean => {
    const last = announced.get(brandId);
    return last?.amount !== amount && clock.now().getTime() - (last?.atMs ?? 0) >= intervalMs - TIMER_SLACK_MS;
  };

  const tick = async (brand: Pick<BrandRef, 'id' | 'currency'>): Promise<void> => {
    let waitMs = RETRY_MS;
    try {
      const value = await now(brand);
      if (value) {
        const { pool, ...payload } = value;
        if (isDue(brand.id, payload.amount, pool ? POOL_INTERVAL_MS : 0))
          bus.publish('jackpot.tick', payload, { brandId: brand.id });
        waitMs = Math.max(50, Date.parse(value.nextAt) - clock.now().getTime());
      }
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
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const isTick = (event: PlatformEvent): event is PlatformEvent<'jackpot.tick'> => event.topic === 'jackpot.tick';

/** A block has 900 steps and is read every few seconds: the last one of each seed is cached. */
function rememberLast(make: typeof jackpotBlock): typeof jackpotBlock {
  const last = new Map<string, { readonly block: number; readonly steps: ReturnType<typeof jackpotBlock> }>();
  return (seed, block) => {
    const cached = last.get(seed);
    if (cached?.block === block) return cached.steps;
    const steps = make(seed, block);
    last.set(seed, { block, steps });
    return steps;
  };
}
