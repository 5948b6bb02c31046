import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock';

/** What a visitor may preview at one brand. */
export interface PreviewRight {
  readonly brandId: number;
  /** Null: every app. */
  readonly remotes: readonly string[] | null;
  readonly expiresAt: Date;
}

/** `link`: in an address, to be opened soon; `visit`: in the cookie of who has opened one. */
export type PreviewTokenKind = 'link' | 'visit';

const LIFE_MS: Readonly<Record<PreviewTokenKind, number>> = { link: 15 * 60_000, visit: 2 * 3_600_000 };

/** Signed proofs of a right to preview. Nothing is stored: they end by themselves. */
export interface PreviewTokens {
  issue(
    kind: PreviewTokenKind,
    right: Omit<PreviewRight, 'expiresAt'>,
  ): { readonly token: string; readonly expiresAt: Date };
  /** @returns null for a token that is forged, of another brand or kind, or has expired */
  check(kind: PreviewTokenKind, token: string, brandId: number): PreviewRight | null;
}

/** @param key of the deployment */
export function createPreviewTokens(key: string, clock: Clock): PreviewTokens {
  const sign = (kind: PreviewTokenKind, body: string) =>
    createHmac('sha256', key).update(`preview ${kind} ${body}`).digest('base64url');
  return {
    issue(kind, { brandId, remotes }) {
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS[kind]);
      const body = Buffer.from(JSON.stringify([brandId, remotes, expiresAt.getTime()])).toString('base64url');
      return { token: `${body}.${sign(kind, body)}`, expiresAt };
    },
    check(kind, token, brandId) {
      const [body = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(kind, body))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [id, remotes, expiresMs] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
        number,
        string[] | null,
        number,
      ];
      const expiresAt = new Date(expiresMs);
      return id === brandId && expiresAt > clock.now() ? { brandId, remotes, expiresAt } : null;
    },
  };
}
