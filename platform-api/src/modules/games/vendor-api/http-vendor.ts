import { type KeyObject, sign } from 'node:crypto';
import {
  VENDOR_PATHS,
  type VendorAnswer,
  type VendorCallName,
  type VendorRequest,
  vendorAnswerSchemas,
} from '@marquee/contract/vendor-protocol';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';
import { z } from 'zod';
import { readGameList } from './game-list';
import { type VendorGameUrlRequest, type VendorPort, VendorRefused, type VendorTransaction } from './vendor-port';

const TIMEOUT_MS = 10_000;
/** Short, because a page waits for the answer. */
const LAUNCH_TIMEOUT_MS = 4_000;
/** Longer, for a list of some thousand games. */
const LIST_TIMEOUT_MS = 30_000;
/** More pages than a day can have: guards against an endless cursor. */
const MAX_PAGES = 10_000;

/** Statuses by which a vendor refuses a valid request. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 422]);
const refusalSchema = z.object({ error: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/) });

/** Answers outside the vendor's interface, such as a proxy's page, are no refusal. */
async function failureOf(name: VendorCallName, response: Response): Promise<Error> {
  const read = refusalSchema.safeParse(await response.json().catch(() => null));
  if (read.success && REFUSALS.has(response.status)) return new VendorRefused(read.data.error);
  return new Error(`the vendor answered ${name} with HTTP ${response.status}`);
}

/**
 * A vendor at an address, queried by signed HTTP.
 * @param privateKey the platform's own RSA key, whose public half vendors have
 */
export function createHttpVendor(apiUrl: string, privateKey: KeyObject): VendorPort {
  async function send<Name extends VendorCallName>(
    name: Name,
    request: VendorRequest<Name>,
    timeoutMs: number,
  ): Promise<Response> {
    const body = JSON.stringify(request);
    const response = await fetch(apiUrl.replace(/\/$/, '') + VENDOR_PATHS[name], {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response;
    throw await failureOf(name, response);
  }

  async function post<Name extends VendorCallName>(
    name: Name,
    request: VendorRequest<Name>,
    timeoutMs = TIMEOUT_MS,
  ): Promise<VendorAnswer<Name>> {
    const response = await send(name, request, timeoutMs);
    const schema: z.ZodType = vendorAnswerSchemas[name];
    return schema.parse(await response.json()) as VendorAnswer<Name>;
  }

  return {
    async gameUrl(launch) {
      const { url } = await post('gameUrl', gameUrlRequestOf(launch), LAUNCH_TIMEOUT_MS);
      return url;
    },
    gameList: (onBytes) => readGameList(() => send('gameList', {}, LIST_TIMEOUT_MS), onBytes),
    async round(betId, user) {
      const { state, payout } = await post('round', { user, transaction_uuid: betId });
      return state === 'unknown' ? null : { state, payout: BigInt(payout) };
    },
    async roundUrl(betId, user, language) {
      const { url } = await post('roundUrl', { user, transaction_uuid: betId, lang: language }, LAUNCH_TIMEOUT_MS);
      return url;
    },
    async transactions(from, to) {
      const span = { from: from.toISOString(), to: to.toISOString() };
      const all: VendorTransaction[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MAX_PAGES; page++) {
        const answer: VendorAnswer<'transactions'> = await post('transactions', { ...span, cursor });
        all.push(...answer.transactions.map(transactionOf));
        cursor = answer.next;
        if (cursor === null) return all;
      }
      throw new Error('the vendor’s list of transactions does not end');
    },
    async grantFreeBets({ rewardId, user, currency, gameCode, bets, betValue, endsAt }) {
      await post('freeBets', {
        reward_uuid: rewardId,
        user,
        currency,
        game_code: gameCode,
        bet_count: bets,
        bet_value: Number(betValue),
        end_time: endsAt.toISOString(),
      });
    },
  };
}

const transactionOf = (entry: VendorAnswer<'transactions'>['transactions'][number]): VendorTransaction => ({
  id: entry.transaction_uuid,
  kind: entry.kind,
  reference: entry.reference_transaction_uuid,
  user: entry.user,
  round: entry.round,
  amount: entry.amount === null ? null : BigInt(entry.amount),
  at: new Date(entry.at),
});

function gameUrlRequestOf(launch: VendorGameUrlRequest): VendorRequest<'gameUrl'> {
  const { gameCode, token, language, user, currency, lobbyUrl, autoplay, jackpotPool } = launch;
  const request = { user, token, game_code: gameCode, currency, lang: language, lobby_url: lobbyUrl, autoplay };
  if (!jackpotPool) return request;
  const { id, seed, balance } = jackpotPool;
  return { ...request, jackpot_pool: { id: String(id), seed: Number(seed), amount: Number(balance) } };
}
