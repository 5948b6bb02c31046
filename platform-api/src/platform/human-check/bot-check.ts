import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../clock';
import type { OneTimeStore } from '../one-time';
import { parsePlainJson } from '../plain-json';
import { decodeBase64 } from '../strict-base64';

/** The self-hosted proof-of-work check (ALTCHA): cheap for one visitor, expensive for mass requests. */
export interface BotCheck {
  /** @returns a signed challenge, valid for 10 minutes */
  challenge(): Promise<Record<string, unknown>>;
  /** @param payload base64 of `{challenge, solution}`; a solved challenge counts once */
  passed(payload: string): Promise<boolean>;
}

const LIFE_MS = 10 * 60_000;
/** Iterations of one derivation, and the number of derivations that the solver tries at most. */
const COST = 1_000;
const LEAST_TRIES = 60;
const MOST_TRIES = 240;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

/** @param secret HMAC key of the deployment */
export function createBotCheck(oneTime: OneTimeStore, clock: Clock, secret: string): BotCheck {
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST_TRIES, MOST_TRIES),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + LIFE_MS),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: secret,
      });
      return { ...challenge };
    },
    async passed(payload) {
      const parsed = payloadSchema.safeParse(jsonOf(payload));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.data;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: secret,
      });
      return verified && oneTime.spend('bot-check', challenge.signature, LIFE_MS);
    },
  };
}

function jsonOf(payload: string): unknown {
  try {
    return parsePlainJson(decodeBase64(payload) ?? '');
  } catch {
    return null;
  }
}
