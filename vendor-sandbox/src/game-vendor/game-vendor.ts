import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ListedGameRow } from '@marquee/contract/vendor-protocol';
import { z } from 'zod';
import { createWalletClient } from '../conformance/wallet-client';
import { type Book, createBook } from './book';
import { createPlay } from './play';
import { createRewards } from './rewards';
import { type VendorHandlers, vendorRoutes } from './routes';

export interface GameVendorSettings {
  /** The platform's wallet for this vendor, such as `http://127.0.0.1:4000/wallet/ACME`. */
  readonly walletUrl: string;
  /** This vendor's own key, with which it signs wallet calls. */
  readonly privateKey: KeyObject;
  /** Public half of the platform's key. */
  readonly platformKey: KeyObject;
  /** Where its game client is. */
  readonly clientUrl: string;
}

const GAMES: readonly ListedGameRow[] = [
  { game_code: 'test-game', name: 'Even Chance', game_type: 'rng', min_bet: 10_000, return_bp: 9_900 },
];

const wagerSchema = z.strictObject({
  user: z.string(),
  token: z.string(),
  game_code: z.string(),
  currency: z.string().length(3),
  stake: z.number().int().min(1),
  payout: z.number().int().min(0).nullable(),
  reward_uuid: z.string().nullable().default(null),
});

export interface GameVendor {
  routes(server: FastifyInstance): void;
}

/**
 * A game vendor: plays rounds for holders of a launch token and answers the platform's calls.
 * @param book its records, in memory
 */
export function openGameVendor(
  { walletUrl, privateKey, platformKey, clientUrl }: GameVendorSettings,
  book: Book = createBook(),
): GameVendor {
  const play = createPlay(createWalletClient(walletUrl, privateKey), book);
  const rewards = createRewards();
  return {
    routes(server) {
      const handlers: VendorHandlers = {
        gameUrl: ({ token, game_code, lang }) => {
          const url = new URL(clientUrl);
          url.search = new URLSearchParams({ token, game: game_code, lang }).toString();
          return { url: url.href };
        },
        gameList: () => ({ games: [...GAMES] }),
        round: ({ transaction_uuid, user }) => book.round(transaction_uuid, user),
        roundUrl: ({ transaction_uuid }) => {
          const url = new URL(clientUrl);
          url.searchParams.set('round', transaction_uuid);
          return { url: url.href };
        },
        transactions: ({ from, to, cursor }) => book.page(new Date(from), new Date(to), cursor),
        freeBets(reward) {
          rewards.grant(reward);
          return { reward_uuid: reward.reward_uuid };
        },
      };
      vendorRoutes(server, { path: '/game-vendor', platformKey: () => platformKey, handlers });
      server.post('/game-vendor/rounds', async (request, reply) => {
        const wager = wagerSchema.safeParse(request.body);
        if (!wager.success) return reply.code(400).send({ error: 'malformed' });
        if (wager.data.reward_uuid !== null && !rewards.use(wager.data))
          return reply.code(409).send({ error: 'no_free_bet_left' });
        return play(wager.data);
      });
    },
  };
}
