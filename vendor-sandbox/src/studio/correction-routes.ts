import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { GameKind } from './studio';

interface CorrectionParts {
  readonly kinds: readonly GameKind[];
  readonly correctionKey: string;
}

/**
 * For the vendors' staff: `POST /desk/<kind>/results` with `Authorization: Bearer <key>` replaces a wrong result. Answers how many
 * bets were reversed and settled again.
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
        const reversed = await correct(body);
        log.info({ kind: name, correction: body, takenBack: reversed }, 'a result was corrected');
        return reversed === null ? await reply.code(404).send({ error: 'no_result' }) : { takenBack: reversed };
      } catch (error) {
        if (error instanceof ZodError) return reply.code(400).send({ error: 'malformed' });
        throw error;
      }
    });
  }
}
