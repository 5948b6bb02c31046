import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  WALLET_PATHS,
  type WalletAnswer,
  type WalletCallName,
} from '@marquee/contract/wallet-protocol';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { hashToken, newToken } from '../../../platform/secrets';
import { TEST_BRAND, TEST_GAME, TEST_VENDOR } from '../../money/ledger/money.fixture';
import { signBody } from './signature';

export interface VendorKeys {
  readonly privateKey: KeyObject;
  readonly publicPem: string;
}

export function makeVendorKeys(): VendorKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/**
 * A launched game, of the test vendor by default.
 * @returns the launch token
 */
export async function launch(
  pool: pg.Pool,
  memberId: bigint,
  lifeMs = 3_600_000,
  gameId: number = TEST_GAME.id,
): Promise<string> {
  const token = newToken();
  await pool.query(
    `insert into game_session (token_hash, member_id, brand_id, currency, game_id, mode, expires_at)
     values ($1, $2, $3, $4, $5, 'real', now() + make_interval(secs => $6))`,
    [hashToken(token), memberId, TEST_BRAND.id, TEST_BRAND.currency, gameId, lifeMs / 1_000],
  );
  return token;
}

/** A signed call of the test vendor; missing fields get valid values. */
export async function callWallet(
  server: FastifyInstance,
  keys: VendorKeys,
  name: WalletCallName,
  fields: Readonly<Record<string, unknown>>,
  signature?: string,
): Promise<WalletAnswer & { httpStatus: number }> {
  const body = JSON.stringify(fields);
  const response = await server.inject({
    method: 'POST',
    url: `/wallet/${TEST_VENDOR.code}${WALLET_PATHS[name]}`,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature ?? signBody(keys.privateKey, body) },
    body,
  });
  return { ...response.json<WalletAnswer>(), httpStatus: response.statusCode };
}

/** The fields of a bet of 1 currency unit. */
export function betFields(user: string, token: string, fields: Readonly<Record<string, unknown>> = {}) {
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
    currency: TEST_BRAND.currency as string,
    ...fields,
  };
}
