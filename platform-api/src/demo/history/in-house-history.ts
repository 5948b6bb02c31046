import { hash } from 'node:crypto';
import { crashPayout, crashPoint } from '@marquee/contract/fairness/crash';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import type { InstantGame } from '@marquee/contract/fairness/instant';
import { type InstantCode, isInstantCode } from '@marquee/contract/fairness/instant-codes';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { MINES_CELLS, MINES_EDGE_PERCENT, minePositions, minesPayout } from '@marquee/contract/fairness/mines';
import type { Random } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import { seedBefore } from '../../platform/hash-chain';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { limitsOf } from '../../modules/games/in-house/limits';
import { maskName } from '../../platform/mask-name';
import { hashToken, newToken } from '../../platform/secrets';
import { choiceFor } from '../rounds/in-house-choices';
import type { DemoBet } from './bet-batch';
import type { DemoBrand, DemoGame, DemoMember } from './demo-brand';

/** The seeds of a player, revealed with the last round of the history: their rounds can be verified, and no later one follows from them. */
interface PlayerSeeds {
  readonly sessionId: bigint;
  readonly pairId: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  nonce: number;
}

/** Plays in-house games with the rules and the fairness code of the engine, and stores their rounds as the engine does. */
export interface InHouseHistory {
  /** Rounds of one game and player, which start at a moment. @returns their bets */
  play(brand: DemoBrand, member: DemoMember, game: DemoGame, stakes: readonly number[], at: Date): Promise<DemoBet[]>;
  /** Writes the rounds of bets that were taken, and reveals all seeds. */
  finish(taken: ReadonlySet<string>, at: Date): Promise<void>;
}

/** Stored with each round; no launch token has this text. */
const NO_LAUNCH_TOKEN = 'round-of-the-demo-history';
const ROUND_MS = 45_000;
/** Crash rounds of one chain, which ends with the history. */
const CRASH_ROUNDS = 1_000;

type Row = Readonly<Record<string, unknown>>;

export function createInHouseHistory(client: pg.ClientBase, random: Random, seed: string): InHouseHistory {
  const seedsOf = createPlayerSeeds(client, seed);
  const instantRows: Row[] = [];
  const minesRows: Row[] = [];
  const crash = createCrashRounds(client, seed);
  let rounds = 0;

  async function playOne(
    brand: DemoBrand,
    member: DemoMember,
    game: DemoGame,
    stake: number,
    at: Date,
  ): Promise<DemoBet> {
    rounds += 1;
    const id = derivedUuid(`${seed} in-house ${rounds}`, 'round');
    const seeds = await seedsOf(brand, member, game);
    const bet = { member, game, stake, key: id, settlesAt: new Date(at.getTime() + ROUND_MS), validBet: null };
    const common = {
      id,
      session_id: String(seeds.sessionId),
      player: member.walletUser,
      token: NO_LAUNCH_TOKEN,
      demo: false,
      currency: brand.ref.currency,
      stake: String(stake),
      created_at: at,
      finished_at: bet.settlesAt,
    };
    if (game.code === 'CRASH') return crash.play(brand, bet, common, random);
    const nonce = seeds.nonce;
    seeds.nonce += 1;
    const { serverSeed, serverSeedHash, clientSeed } = seeds;
    const facts = { serverSeedHash, clientSeed, nonce };
    const ofPair = { ...common, seed_pair_id: String(seeds.pairId), nonce };
    const { maxPayout } = limitsOf(brand.ref.currency);
    const capped = (payout: bigint) => (payout < maxPayout ? payout : maxPayout);
    if (isInstantCode(game.code)) {
      const rule = instantRuleOf(game.code);
      const options = choiceFor(game.code, random);
      const outcome = await playFairly({ serverSeed, clientSeed, nonce }, (draw) => rule.play(draw, options));
      const payout = capped(rule.payout(BigInt(stake), options, outcome));
      const multiplierHundredths = Number((payout * 100n) / BigInt(stake));
      const detail = { game: game.code, options, outcome, multiplierHundredths, ...facts };
      instantRows.push({ ...ofPair, game: game.code, options, outcome, ...resultOf(payout) });
      return { ...bet, round: id, terms: { rules: rule.version, options }, payout: Number(payout), detail };
    }
    const mines = random.int(1, 8);
    const positions = await minePositions({ serverSeed, clientSeed, nonce }, mines);
    const { picks, payout } = minesPlay(random, BigInt(stake), mines, positions);
    const terms = { rules: 'mines/1', mines, edgePercent: Number(MINES_EDGE_PERCENT) };
    const detail = { game: 'MINES', mines, picks, minePositions: positions, ...facts };
    minesRows.push({ ...ofPair, mines, picks, ...resultOf(capped(payout)) });
    return { ...bet, round: id, terms, payout: Number(capped(payout)), detail };
  }

  return {
    async play(brand, member, game, stakes, at) {
      const bets: DemoBet[] = [];
      for (const [index, stake] of stakes.entries())
        bets.push(await playOne(brand, member, game, stake, new Date(at.getTime() + index)));
      return bets;
    },

    async finish(taken, at) {
      const wasTaken = ({ id }: Row) => taken.has(String(id));
      await insertRows(client, 'instant_round', INSTANT_COLUMNS, instantRows.filter(wasTaken));
      await insertRows(client, 'mines_round', MINES_COLUMNS, minesRows.filter(wasTaken));
      await crash.finish(wasTaken);
      await seedsOf.reveal(at);
    },
  };
}

const COMMON_COLUMNS = 'id, session_id, player, token, demo, currency, stake, state, payout, created_at, finished_at';
const INSTANT_COLUMNS = `${COMMON_COLUMNS}, seed_pair_id, nonce, game, options, outcome`;
const MINES_COLUMNS = `${COMMON_COLUMNS}, seed_pair_id, nonce, mines, picks`;
const CRASH_BET_COLUMNS = `${COMMON_COLUMNS}, round_id, player_name, brand_id, auto_hundredths, cashed_hundredths`;

const resultOf = (payout: bigint) => ({ payout: String(payout), state: payout > 0n ? 'won' : 'lost' });

const instantRuleOf = (code: InstantCode): InstantGame<object, object> => instantGames[code];

async function insertRows(client: pg.ClientBase, table: string, columns: string, rows: readonly Row[]): Promise<void> {
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Opens cells until the player has enough, or hits a mine. */
function minesPlay(random: Random, stake: bigint, mines: number, positions: readonly number[]) {
  const goal = random.int(1, Math.min(6, MINES_CELLS - mines));
  const picks: number[] = [];
  while (picks.length < goal) {
    const cell = random.int(0, MINES_CELLS - 1);
    if (picks.includes(cell)) continue;
    picks.push(cell);
    if (positions.includes(cell)) return { picks, payout: 0n };
  }
  return { picks, payout: minesPayout(stake, mines, picks.length) };
}

interface SeedsOf {
  (brand: DemoBrand, member: DemoMember, game: DemoGame): Promise<PlayerSeeds>;
  reveal(at: Date): Promise<void>;
}

/** A pair of seeds and an ended game session for each player. */
function createPlayerSeeds(client: pg.ClientBase, seed: string): SeedsOf {
  const players = new Map<string, PlayerSeeds>();
  async function open(brand: DemoBrand, member: DemoMember, game: DemoGame): Promise<PlayerSeeds> {
    // Not from the wallet user, which is random for the demo accounts: each installation gets the same rounds.
    const player = `${brand.ref.code} ${member.ref.account}`;
    const serverSeed = hash('sha256', `${seed} server ${player}`);
    const serverSeedHash = hash('sha256', serverSeed);
    const clientSeed = hash('sha256', `${seed} client ${player}`).slice(0, 16);
    const { rows } = await client.query<{ pair: bigint; session: bigint }>({
      name: 'demo-player-seeds',
      text: `with session as (
          insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at, ended_at)
          values ($4, $5, $6, $7, $8, 'real', now(), now()) returning id
        ), pair as (
          insert into in_house_seed_pair (player, server_seed, server_seed_hash, created_at)
          values ($1, $2, $3, now() - interval '1 minute') returning id
        )
        select pair.id as pair, session.id as session from pair, session`,
      values: [
        member.walletUser,
        serverSeed,
        serverSeedHash,
        hashToken(newToken()),
        member.ref.id,
        brand.ref.id,
        brand.ref.currency,
        game.id,
      ],
    });
    const { pair = 0n, session = 0n } = rows[0] ?? {};
    await client.query('update in_house_seed_pair set client_seed = $2, client_seed_at = now() where id = $1', [
      pair,
      clientSeed,
    ]);
    return { pairId: pair, sessionId: session, serverSeed, serverSeedHash, clientSeed, nonce: 0 };
  }

  const seedsOf = async (brand: DemoBrand, member: DemoMember, game: DemoGame): Promise<PlayerSeeds> => {
    const existing = players.get(member.walletUser);
    if (existing) return existing;
    const opened = await open(brand, member, game);
    players.set(member.walletUser, opened);
    return opened;
  };
  const reveal = async (at: Date): Promise<void> => {
    const all = [...players.values()];
    await client.query(
      `update in_house_seed_pair p set next_nonce = n.nonce, revealed_at = $3
       from unnest($1::bigint[], $2::int[]) n (id, nonce) where p.id = n.id`,
      [all.map(({ pairId }) => pairId), all.map(({ nonce }) => nonce), at],
    );
  };
  return Object.assign(seedsOf, { reveal });
}

/** The seeds of a chain in the order of its rounds: each is the SHA-256 of the one after it. */
function crashSeeds(seed: string) {
  const lastSeed = hash('sha256', `${seed} crash chain`);
  const chainSeeds = Array.from({ length: CRASH_ROUNDS }, () => '');
  let latest = lastSeed;
  for (let index = CRASH_ROUNDS - 1; index >= 0; index -= 1) {
    chainSeeds[index] = latest;
    latest = seedBefore(latest, 1);
  }
  return { lastSeed, anchor: latest, chainSeeds };
}

/** Rounds of a chain that is used up at the end: the engine opens its own. Everybody at a moment plays the same round. */
function createCrashRounds(client: pg.ClientBase, seed: string) {
  const { lastSeed, anchor, chainSeeds } = crashSeeds(seed);
  let chainId: number | null = null;
  let current: { readonly id: bigint; readonly at: Date; readonly crashed: number; readonly seedHash: string } | null =
    null;
  let position = 0;
  const rows: Row[] = [];

  async function roundAt(at: Date) {
    if (current && Math.abs(current.at.getTime() - at.getTime()) < ROUND_MS) return current;
    if (chainId === null) {
      const opened = await client.query<{ id: number }>(
        'insert into crash_chain (anchor, last_seed, length, used) values ($1, $2, $3, $3) returning id',
        [anchor, lastSeed, CRASH_ROUNDS],
      );
      chainId = opened.rows[0]?.id ?? 0;
    }
    const roundSeed = chainSeeds[position] ?? hash('sha256', `${seed} crash`);
    position += 1;
    // As if a beacon had published it: rounds of a history name none.
    const salt = hash('sha256', `${seed} salt ${position}`);
    const crashed = await crashPoint(roundSeed, salt);
    const seedHash = hash('sha256', roundSeed);
    const { rows: inserted } = await client.query<{ id: bigint }>({
      name: 'demo-crash-round',
      text: `insert into crash_round (chain_id, position, seed, seed_hash, state, betting_closes_at, took_off_at, salt, crash_hundredths, finished_at)
             values ($1, $2, $3, $4, 'crashed', $5, $5, $6, $7, $8) returning id`,
      values: [chainId, position, roundSeed, seedHash, at, salt, crashed, new Date(at.getTime() + ROUND_MS)],
    });
    current = { id: inserted[0]?.id ?? 0n, at, crashed, seedHash };
    return current;
  }

  return {
    async play(
      brand: DemoBrand,
      bet: Pick<DemoBet, 'member' | 'game' | 'stake' | 'key' | 'settlesAt' | 'validBet'>,
      common: Row & { readonly created_at: Date },
      random: Random,
    ): Promise<DemoBet> {
      const round = await roundAt(common.created_at);
      const auto = random.pick([120, 150, 180, 200, 250, 300, 500, 1_000]);
      const isWon = auto <= round.crashed;
      const payout = isWon ? crashPayout(BigInt(bet.stake), auto) : 0n;
      rows.push({
        ...common,
        ...resultOf(payout),
        round_id: String(round.id),
        player_name: maskName(bet.member.ref.account),
        brand_id: brand.ref.id,
        auto_hundredths: auto,
        cashed_hundredths: isWon ? auto : null,
      });
      const detail = {
        game: 'CRASH',
        roundId: Number(round.id),
        cashedOutHundredths: isWon ? auto : null,
        autoCashOutHundredths: auto,
        seedHash: round.seedHash,
        ...(!isWon && { crashedAtHundredths: round.crashed }),
      };
      const terms = { rules: 'crash/1', autoCashOutHundredths: auto };
      return { ...bet, round: String(round.id), terms, payout: Number(payout), detail };
    },
    finish: (wasTaken: (row: Row) => boolean) =>
      insertRows(client, 'crash_bet', CRASH_BET_COLUMNS, rows.filter(wasTaken)),
  };
}
