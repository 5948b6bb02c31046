import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/test-app';
import { inTransaction } from '../../../platform/database';
import { betOf, UNIT, winOf } from '../ledger/money.fixture';
import { createLedgerService } from '../ledger/service';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { createWageringService } from '../wagering/service';
import { type BonusGrant, createBonuses } from './service';
import type { BonusTerms } from './terms';

const BRAND_ID = 1;

/** What members of `sundarban` do with bonuses on a whole API. */
export function createBonusSite({ app, pool }: TestApp) {
  const { platform } = app;
  const ledger = createLedgerService(platform);
  const brands = { byId: () => Promise.resolve({ currency: 'BDT' }) } as never;
  const bonuses = createBonuses({ platform, ledger, brands, wagering: createWageringService(platform) });
  /** A game of the catalogue and its type. */
  const gameOf = async (gameType: string) => {
    const { rows } = await pool.query<{ id: number; vendor: number }>(
      'select id, vendor_id as vendor from game where game_type = $1 order by id limit 1',
      [gameType],
    );
    if (!rows[0]) throw new Error(`no game of ${gameType}`);
    return rows[0];
  };
  return {
    gameOf,
    grant: (memberId: bigint, terms: BonusTerms, fields: Partial<BonusGrant> = {}) =>
      inTransaction(pool, (tx) =>
        bonuses.grant(tx, {
          brandId: BRAND_ID,
          memberId,
          source: 'test',
          key: randomUUID(),
          amount: 100n * UNIT,
          terms,
          names: { en: 'A bonus', bn: 'একটি বোনাস' },
          ...fields,
        }),
      ),
    async deposit(memberId: bigint, units: bigint) {
      const from = { kind: 'promotion', brandId: BRAND_ID } as const;
      const line = { from, to: { kind: 'cash', memberId } as const, amount: units * UNIT };
      const movement = { source: 'test', key: randomUUID(), kind: 'promotion', brandId: BRAND_ID, memberId } as const;
      await ledger.post({ ...movement, lines: [line] });
    },
    /** Moves cash to a wallet at a vendor, or back from it. */
    async moveCash(memberId: bigint, units: bigint, to: 'vendor' | 'cash') {
      const { vendor: vendorId } = await gameOf('rng');
      const [main, atVendor] = [{ kind: 'cash', memberId } as const, { kind: 'vendor', memberId, vendorId } as const];
      const way = to === 'vendor' ? { from: main, to: atVendor } : { from: atVendor, to: main };
      const movement = { source: 'test', key: randomUUID(), kind: 'transfer', brandId: BRAND_ID, memberId } as const;
      await ledger.post({ ...movement, lines: [{ ...way, amount: units * UNIT }] });
    },
    /** A lost bet. */
    async lose(memberId: bigint, units: bigint, gameType = 'rng') {
      const { id, vendor } = await gameOf(gameType);
      const fields = { brand_id: BRAND_ID, vendor_id: vendor, game_id: id, game_type: gameType };
      const bet = betOf(memberId, units * UNIT, fields);
      const [placed] = await placeBets(pool, [bet]);
      if (placed?.outcome !== 'ok') throw new Error(`the bet was ${placed?.outcome}`);
      await settleBets(pool, [winOf(memberId, bet.key, 0n)]);
    },
  };
}
