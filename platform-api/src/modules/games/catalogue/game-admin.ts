import type { AdminGame, AdminVendor, GameReturn } from '@marquee/contract/calls/game-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Audit } from '../../operators/audit/audit';
import { fact, type Fact, factOf, number, word, yes } from '../../operators/proposals/facts';
import { lockSaves, requireRevision, revisionOf } from '../../operators/revision/revision';
import type { CatalogueGame } from './catalogue-game';
import {
  type AdminGameRow,
  type AdminVendorRow,
  readAdminGames,
  readAdminVendors,
  writeGameChoice,
  writeVendorChoice,
} from './game-admin-repository';
import type { CatalogueService } from './service';

/** Stakes and payouts of a brand's members on a game, in ledger units; settled bets only. */
export interface PlayedGame {
  readonly gameId: number;
  readonly bets: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Administration of a brand's games. Every method throws `forbidden` without the right `brands` and the brand. */
export interface GameAdmin {
  vendors(operator: OperatorRef, brandCode: string): Promise<CallValue<'gameAdmin.vendors'>>;
  /** @throws Failure `not_found`, `conflict` where another operator has changed it meanwhile */
  saveVendor(
    operator: OperatorRef,
    vendor: ParsedCallRequest<'gameAdmin.saveVendor'>,
    requestId: string,
  ): Promise<void>;
  games(operator: OperatorRef, filter: ParsedCallRequest<'gameAdmin.games'>): Promise<CallValue<'gameAdmin.games'>>;
  /** @throws Failure as `saveVendor` */
  saveGame(operator: OperatorRef, game: ParsedCallRequest<'gameAdmin.saveGame'>, requestId: string): Promise<void>;
  returns(operator: OperatorRef, span: ParsedCallRequest<'gameAdmin.returns'>): Promise<CallValue<'gameAdmin.returns'>>;
}

interface GameAdminParts {
  readonly platform: Pick<Platform, 'database' | 'bus' | 'clock'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly catalogue: Pick<CatalogueService, 'gameToOpen' | 'anyGame' | 'vendorByCode'>;
  readonly audit: Audit;
  /** The most played games first. */
  readonly playedGames: (brandId: number, since: Date, limit: number) => Promise<readonly PlayedGame[]>;
}

const DAY_MS = 86_400_000;
const REPORTED_GAMES = 200;

export function createGameAdmin({ platform, brands, catalogue, audit, playedGames }: GameAdminParts): GameAdmin {
  const { pool } = platform.database;
  const brandFor = (operator: OperatorRef, code: string): Promise<Brand> =>
    operatedBrand(brands, operator, 'brands', code);
  const isPlayable = async (brandId: number, gameId: number): Promise<boolean> =>
    catalogue.gameToOpen(brandId, gameId).then(
      ({ playable }) => playable,
      () => false,
    );

  /** Writes a setting with its audit row, then makes every process reload the catalogue. */
  async function save<Choice extends Readonly<Record<string, unknown>>>(
    operator: OperatorRef,
    brand: Brand,
    requestId: string,
    { revision, details, read, facts, write, ...change }: ChoiceChange<Choice>,
  ): Promise<void> {
    await inTransaction(pool, async (tx) => {
      await lockSaves(tx, brand.id);
      const stored = await read(tx);
      if (!stored) throw new Failure('not_found');
      requireRevision({ revision, stored: facts(stored), change: facts(details) });
      await write(tx);
      const actor = { kind: 'operator', id: operator.id } as const;
      await audit.record({ actor, action: 'game.changed', ...change, details, brandId: brand.id, requestId }, tx);
    });
    platform.bus.publish('config.changed', { revision: requestId }, { brandId: brand.id });
  }

  return {
    async vendors(operator, brandCode) {
      const brand = await brandFor(operator, brandCode);
      const rows = await readAdminVendors(pool, brand.id);
      return Promise.all(rows.map(async (row) => adminVendorOf(row, await catalogue.vendorByCode(row.code))));
    },

    async saveVendor(operator, { brand: code, vassalage, state, sortOrder, revision, reason }, requestId) {
      const brand = await brandFor(operator, code);
      const details = { state, sortOrder };
      await save(operator, brand, requestId, {
        subject: `vendor:${vassalage}`,
        reason,
        revision,
        details,
        read: async (tx) => (await readAdminVendors(tx, brand.id)).find((vendor) => vendor.code === vassalage),
        facts: vendorFacts,
        write: (tx) => writeVendorChoice(tx, brand.id, vassalage, details),
      });
    },

    async games(operator, { brand: code, keyword, vassalage, ...page }) {
      const brand = await brandFor(operator, code);
      const span = { limit: page.pageSize, offset: offsetOf(page) };
      const rows = await readAdminGames(pool, brand.id, { keyword, vendorCode: vassalage, ...span });
      const total = rows[0]?.total ?? 0;
      const content = await Promise.all(rows.map(async (row) => adminGameOf(row, await isPlayable(brand.id, row.id))));
      return pageOf(content, total, page);
    },

    async saveGame(operator, { brand: code, nodeId, state, hot, position, revision, reason }, requestId) {
      const brand = await brandFor(operator, code);
      const details = { state, hot, position };
      const only = { keyword: undefined, vendorCode: undefined, gameId: nodeId, limit: 1, offset: 0 };
      await save(operator, brand, requestId, {
        subject: `game:${nodeId}`,
        reason,
        revision,
        details,
        read: async (tx) => (await readAdminGames(tx, brand.id, only))[0],
        facts: gameFacts,
        write: (tx) => writeGameChoice(tx, brand.id, nodeId, details),
      });
    },

    async returns(operator, { brand: code, days }) {
      const brand = await brandFor(operator, code);
      const since = new Date(platform.clock.now().getTime() - days * DAY_MS);
      const played = await playedGames(brand.id, since, REPORTED_GAMES);
      const rows = await Promise.all(
        played.map(async (figures) => gameReturnOf(figures, await catalogue.anyGame(figures.gameId))),
      );
      return rows.flat();
    },
  };
}

/** A change of what a brand chose of a vendor or a game. */
interface ChoiceChange<Choice> {
  readonly subject: string;
  readonly reason: string;
  readonly revision: string;
  readonly details: Choice;
  readonly read: (tx: Queryable) => Promise<Choice | undefined>;
  readonly facts: (choice: Choice) => readonly Fact[];
  readonly write: (tx: Queryable) => Promise<void>;
}

const vendorFacts = ({ state, sortOrder }: Pick<AdminVendorRow, 'state' | 'sortOrder'>): Fact[] => [
  fact('games.stateLabel', word(`games.state.${state}`)),
  fact('games.order', number(sortOrder)),
];

const gameFacts = ({ state, hot, position }: Pick<AdminGameRow, 'state' | 'hot' | 'position'>): Fact[] => [
  fact('games.stateLabel', word(`games.state.${state}`)),
  fact('games.hot', yes(hot)),
  ...factOf('games.position', position, number),
];

const adminVendorOf = (
  { code, name, state, sortOrder, games }: AdminVendorRow,
  vendor: { readonly active: boolean } | undefined,
): AdminVendor => ({
  vassalage: code,
  displayName: name,
  state,
  sortOrder,
  gameCount: games,
  revision: revisionOf(vendorFacts({ state, sortOrder })),
  playable: vendor?.active ?? false,
});

const adminGameOf = ({ id, name, vendor, game_type, ...row }: AdminGameRow, playable: boolean): AdminGame => ({
  nodeId: id,
  gameName: name,
  vassalage: vendor,
  gameType: game_type,
  state: row.state,
  hot: row.hot,
  position: row.position,
  revision: revisionOf(gameFacts(row)),
  playable,
});

/** Null for a game that is in no list any more. */
function gameReturnOf({ gameId, bets, stake, payout }: PlayedGame, game: CatalogueGame | undefined): GameReturn[] {
  if (!game) return [];
  return [
    {
      nodeId: gameId,
      gameName: game.names.en,
      vassalage: game.vendor.code,
      gameType: game.type,
      bets,
      stake: formatAmount(stake),
      payout: formatAmount(payout),
      actualReturn: percentOf(payout, stake),
      theoreticalReturn: game.returnBp === null ? null : (game.returnBp / 100).toFixed(2),
    },
  ];
}

/** In per cent with two decimals. */
const percentOf = (part: bigint, total: bigint): string =>
  total === 0n ? '0.00' : (Number((part * 10_000n) / total) / 100).toFixed(2);
