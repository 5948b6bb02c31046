import { randomUUID } from 'node:crypto';
import type { FeedAnswer } from '@marquee/contract/lottery/result-feed';
import { openHouseResults } from '@marquee/contract/lottery/results-house';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

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
  const resultOf = openHouseResults(secret);

  return {
    routes(server) {
      server.get('/results-house/v1/results', async (request, reply) => {
        const query = querySchema.safeParse(request.query);
        if (!query.success) return reply.code(400).send({ error: 'invalid_query' });
        const { game, issue: issues } = query.data;
        const results = await Promise.all(issues.map((issue) => resultOf(game, issue)));
        const answer: FeedAnswer = { results: results.filter((result) => result !== null) };
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
