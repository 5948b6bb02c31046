import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { GameKind } from './studio';

interface CorrectionParts {
  readonly kinds: readonly GameKind[];
  readonly correctionKey: string;
}

/**
 * What the vendors' own people do: `POST /desk/<kind>/results`, `Authorization: Bearer <key>`, replaces a result that was
 * wrong. Answers how many bets were taken back and settled anew.
 */
export function correctionRoutes(server: FastifyInstance, { kinds, correctionKey }: CorrectionParts): void {
  const expected = Buffer.from(`Bearer ${correctionKey}`);
  for (const { name, correct } of kinds) {
    if (!correct) continue;
    server.post(`/desk/${name}/results`, async ({ headers, body, log }, reply) => {
      const authorization = Buffer.from(headers.authorization ?? '');
      if (authorization.length !== expected.length || !timingSafeEqual(authorization, expected))
        return reply.code(401).send({ error: 'not_the_desk' });
      try {
        const takenBack = await correct(body);
        log.info({ kind: name, correction: body, takenBack }, 'a result was corrected');
        return takenBack === null ? await reply.code(404).send({ error: 'no_result' }) : { takenBack };
      } catch (error) {
        if (error instanceof ZodError) return reply.code(400).send({ error: 'malformed' });
        throw error;
      }
    });
  }
}
