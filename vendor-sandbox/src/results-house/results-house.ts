import { createHmac, randomUUID } from 'node:crypto';
import { fairDrawFrom } from '@marquee/contract/fairness/fair-draw';
import { drawResult } from '@marquee/contract/lottery/own-draw';
import { pastDraws } from '@marquee/contract/lottery/past-draws';
import type { FeedAnswer, FeedResult } from '@marquee/contract/lottery/result-feed';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

/** Lotteries whose results it gathers, by their codes at the platform. */
const SHAPES: Readonly<Record<string, LotteryShape>> = {
  VN_NORTH: 'vn-north',
  VN_CENTRAL: 'vn-south',
  VN_SOUTH: 'vn-south',
  THAI_GOV: 'thai',
  LAO_DEV: 'lao',
  HANOI_5: 'hanoi',
  HANOI_SPECIAL: 'hanoi',
  HANOI_VIP: 'hanoi',
  SEA_4D: 'four-digit',
  SEA_6D: 'sea-six-digit',
};

const MOST_ISSUES = 50;
const issueSchema = z.string().regex(/^[\w-]{1,48}$/);
const querySchema = z.strictObject({
  game: z.string().regex(/^[A-Z0-9_]{2,32}$/),
  issue: z
    .union([issueSchema, z.array(issueSchema).max(MOST_ISSUES)])
    .transform((issues) => (typeof issues === 'string' ? [issues] : issues)),
});

/**
 * A house that gathers lottery results: official ones of public archives, and for all other issues numbers that it makes
 * itself and labels as simulated.
 */
export interface ResultsHouse {
  routes(server: FastifyInstance): void;
}

/** @param secret shared with the platform: signs the answers, and decides the simulated results */
export function openResultsHouse(secret: string): ResultsHouse {
  const webhook = new Webhook(secret, { format: 'raw' });
  const official = pastDraws();

  const resultOf = (game: string, shape: LotteryShape, issue: string): FeedResult => {
    const past = official.get(`${game} ${issue}`);
    const result = past ?? drawResult(shape, fairDrawFrom(wordsOf(secret, `${game} ${issue}`)));
    return { game, issue, result, simulated: past === undefined };
  };

  return {
    routes(server) {
      server.get('/results-house/v1/results', async (request, reply) => {
        const query = querySchema.safeParse(request.query);
        if (!query.success) return reply.code(400).send({ error: 'invalid_query' });
        const { game, issue: issues } = query.data;
        const shape = SHAPES[game];
        const answer: FeedAnswer = { results: shape ? issues.map((issue) => resultOf(game, shape, issue)) : [] };
        const body = JSON.stringify(answer);
        const [id, at] = [randomUUID(), new Date()];
        return reply
          .type('application/json')
          .header('webhook-id', id)
          .header('webhook-timestamp', Math.floor(at.getTime() / 1_000))
          .header('webhook-signature', webhook.sign(id, at, body))
          .send(body);
      });
    },
  };
}

/** 32-bit words of HMAC-SHA256 blocks. */
function wordsOf(secret: string, message: string): () => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHmac('sha256', secret).update(`${message} ${blocks++}`).digest();
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += 4;
    return word;
  };
}
