import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 10 * 60_000;

/** Signed links to the page of one round; they need no session and expire after ten minutes. */
export interface RoundLinks {
  make(betId: string): { readonly bet: string; readonly until: string; readonly sign: string };
  /** The bet of a link; null when the link is forged or expired. */
  read(query: { readonly bet?: unknown; readonly until?: unknown; readonly sign?: unknown }): string | null;
}

/** @param now milliseconds since the epoch */
export function createRoundLinks(secret: string, now: () => number = Date.now): RoundLinks {
  const signOf = (bet: string, until: string) =>
    createHmac('sha256', secret).update(`round ${bet} ${until}`).digest('base64url');
  return {
    make(bet) {
      const until = String(now() + LIFE_MS);
      return { bet, until, sign: signOf(bet, until) };
    },
    read({ bet, until, sign }) {
      if (typeof bet !== 'string' || typeof until !== 'string' || typeof sign !== 'string') return null;
      const [signature, expected] = [Buffer.from(sign), Buffer.from(signOf(bet, until))];
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return Number(until) > now() ? bet : null;
    },
  };
}
