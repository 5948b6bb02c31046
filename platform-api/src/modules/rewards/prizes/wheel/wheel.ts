import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PrizeWheel, WheelDraw } from '@marquee/contract/calls/prizes';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { PrizeParts, PrizeReader } from '../prizes-context';
import type { ClientSeed } from '../../../games/in-house/seeds/seed-pairs';
import { readTermsInForce, readTermsOf } from '../terms/terms-repository';
import { createDrawOnce, type Drawer, holderOf } from './draw-once';
import { type DrawRow, readDrawByKey, readDraws, readStock } from './wheel-repository';
import { wheelDrawView, wheelPrizes } from './wheel-view';

type SeedsInUse = CallValue<'wheel.changeSeed'>;

/** The prize wheel: a ticket, a draw that can be verified, a prize. */
export interface Wheel {
  /** @throws Failure `prizes_closed` at a brand without a wheel */
  show(caller: PrizeReader): Promise<PrizeWheel>;
  /** @throws Failure `prizes_closed`, `prizes_changed`, `tickets_insufficient`, `client_seed_required`, `timed_out`, `self_excluded` */
  draw(caller: Drawer & PrizeReader, version: number): Promise<WheelDraw>;
  draws(caller: PrizeReader, page: ParsedCallRequest<'wheel.draws'>): Promise<CallValue<'wheel.draws'>>;
  /** Reveals the seed of the draws so far. @throws Failure `seeds_changed` where another hash is the next one */
  changeSeed(caller: PrizeReader, chosen: ClientSeed): Promise<SeedsInUse>;
}

export function createWheel(parts: PrizeParts): Wheel {
  const { platform, tickets, rewards, limits, seedPairs } = parts;
  const drawOnce = createDrawOnce(parts);
  const { pool } = platform.database;

  async function seedsOf(memberId: bigint): Promise<SeedsInUse> {
    const { revealed: _, ...seeds } = await seedPairs.show(holderOf(memberId));
    return seeds;
  }

  async function viewsOf(caller: PrizeReader, draws: readonly DrawRow[]): Promise<WheelDraw[]> {
    const versions = draws.map(({ version }) => version);
    const termsByVersion = await readTermsOf(pool, caller.brand.id, 'wheel', versions);
    return draws.map((draw) => {
      const terms = termsByVersion.get(draw.version);
      if (!terms) throw new Error(`draw ${draw.id} has no terms`);
      return wheelDrawView(draw, terms, caller);
    });
  }

  return {
    async show(caller) {
      const { brand, member } = caller;
      const inForce = await readTermsInForce(pool, brand.id, 'wheel');
      if (!inForce) throw new Failure('prizes_closed');
      const { version, terms } = inForce;
      const [stock, own, seeds] = await Promise.all([
        readStock(pool, { brandId: brand.id, version }),
        tickets.heldOf(member.id, 'wheel'),
        seedsOf(member.id),
      ]);
      const prizes = wheelPrizes(terms, stock, caller);
      return { version, prizes, fallback: terms.fallback, tickets: own, seeds };
    },

    async draw(caller, version) {
      const { brand, member, idempotencyKey } = caller;
      const outcome = await inTransaction(pool, async (tx) => {
        await limits.refuseBarred(tx, member.id);
        await tickets.lock(tx, member.id);
        if (await readDrawByKey(tx, member.id, idempotencyKey)) return null;
        const inForce = await readTermsInForce(tx, brand.id, 'wheel');
        if (!inForce) throw new Failure('prizes_closed');
        if (inForce.version !== version) throw new Failure('prizes_changed');
        return { paid: await drawOnce(tx, caller, inForce) };
      });
      if (outcome?.paid) await rewards.announce(outcome.paid);
      if (outcome) tickets.announce(member.id);
      const draw = await readDrawByKey(pool, member.id, idempotencyKey);
      const [view] = await viewsOf(caller, draw ? [draw] : []);
      if (!view) throw new Error(`draw ${idempotencyKey} of ${member.id} was not stored`);
      return view;
    },

    async draws(caller, page) {
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readDraws(pool, caller.member.id, part);
      return pageOf(await viewsOf(caller, content), total, page);
    },

    async changeSeed({ member }, chosen) {
      await seedPairs.rotate(holderOf(member.id), chosen);
      return seedsOf(member.id);
    },
  };
}
