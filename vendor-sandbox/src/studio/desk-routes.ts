import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { GameKind } from './studio';

interface DeskParts {
  readonly kinds: readonly GameKind[];
  readonly deskKey: string;
}

/**
 * What the vendors' own people do: `POST /desk/<kind>/results`, `Authorization: Bearer <key>`, replaces a result that was
 * wrong. Answers how many bets were taken back and settled anew.
 */
export function deskRoutes(server: FastifyInstance, { kinds, deskKey }: DeskParts): void {
  const right = Buffer.from(`Bearer ${deskKey}`);
  for (const { name, correct } of kinds) {
    if (!correct) continue;
    server.post(`/desk/${name}/results`, async ({ headers, body, log }, reply) => {
      const given = Buffer.from(headers.authorization ?? '');
      if (given.length !== right.length || !timingSafeEqual(given, right))
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
