import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { SIGNATURE_HEADER, WALLET_PATHS, type WalletCallName } from '@marquee/contract/wallet-protocol';
import { TEST_BRAND, TEST_GAME, TEST_VENDOR } from '../src/modules/money/ledger/money.fixture';
import type { BenchPlayer } from './seed';

interface Call {
  readonly name: WalletCallName;
  readonly body: Readonly<Record<string, unknown>>;
}
/** Endless calls of one kind of load. */
export type Scenario = (players: readonly BenchPlayer[]) => Generator<Call, never>;

/**
 * The bets of a block are sent before its wins. A block is larger than the number of clients, so that each win finds
 * its bet.
 */
const BLOCK = 1_024;

const pick = (players: readonly BenchPlayer[]): BenchPlayer =>
  players[Math.floor(Math.random() * players.length)] ?? (players[0] as BenchPlayer);

/** A bet of one currency unit in the test game. */
export function betBody({ user, token }: BenchPlayer) {
  return {
    user,
    token,
    request_uuid: randomUUID(),
    game_code: TEST_GAME.code,
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    amount: 100_000,
    currency: TEST_BRAND.currency,
    meta: { odds: '2.00', rules: 'v1' },
  };
}

export const onlyBets: Scenario = function* (players) {
  for (;;) yield { name: 'bet', body: betBody(pick(players)) };
};

/** One after another, so that a pass over the list reaches each member. */
export const everyMember: Scenario = function* (players) {
  for (;;) for (const player of players) yield { name: 'bet', body: betBody(player) };
};

export const hotMember: Scenario = function* (players) {
  const [one] = players;
  for (;;) yield { name: 'bet', body: betBody(one as BenchPlayer) };
};

export const mixed: Scenario = function* (players) {
  for (;;) {
    const bets = Array.from({ length: BLOCK }, () => betBody(pick(players)));
    for (const body of bets) yield { name: 'bet', body };
    for (const { transaction_uuid, ...bet } of bets) {
      const own = {
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: transaction_uuid,
      };
      yield { name: 'win', body: { ...bet, ...own, round_closed: true, amount: Math.random() < 0.3 ? 250_000 : 0 } };
    }
  }
};

const signAsync = promisify(sign);

/**
 * Writes complete signed HTTP requests, each preceded by its length in 4 bytes.
 * @returns the file
 */
export async function writeRequests(
  file: string,
  scenario: Scenario,
  count: number,
  players: readonly BenchPlayer[],
  key: KeyObject,
): Promise<string> {
  const out = createWriteStream(file);
  const calls = scenario(players);
  for (let position = 0; position < count; position += BLOCK) {
    const block = Array.from({ length: BLOCK }, () => calls.next().value);
    for (const request of await Promise.all(block.map((call) => requestOf(call, key)))) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(request.length);
      out.write(length);
      if (!out.write(request)) await once(out, 'drain');
    }
  }
  out.end();
  await once(out, 'close');
  return file;
}

/** A request body with the vendor's signature. */
export async function signed(body: object, key: KeyObject): Promise<{ text: string; signature: string }> {
  const text = JSON.stringify(body);
  return { text, signature: (await signAsync('RSA-SHA256', Buffer.from(text), key)).toString('base64') };
}

async function requestOf({ name, body }: Call, key: KeyObject): Promise<Buffer> {
  const { text, signature } = await signed(body, key);
  return Buffer.from(
    `POST /wallet/${TEST_VENDOR.code}${WALLET_PATHS[name]} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
      `${SIGNATURE_HEADER}: ${signature}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
