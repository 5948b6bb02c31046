import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock';

/** What a visitor may preview at one brand. */
export interface PreviewRight {
  readonly brandId: number;
  /** Null: every app. */
  readonly remotes: readonly string[] | null;
  /** Whether the visitor's own machine may serve those remotes. */
  readonly isDevelopment: boolean;
  /** Whether it runs beside a member's session: an operator stands for it. */
  readonly withMembers: boolean;
  readonly expiresAt: Date;
}

/** `link`: in an address, to be opened soon; `visit`: in the cookie of who has opened one. */
export type PreviewTokenKind = 'link' | 'visit';

const LINK_MS = 15 * 60_000;
const VISIT_MS = 2 * 3_600_000;
/** A working day. */
const DEVELOPMENT_MS = 12 * 3_600_000;

function lifeMs(kind: PreviewTokenKind, isDevelopment: boolean): number {
  if (kind === 'link') return LINK_MS;
  return isDevelopment ? DEVELOPMENT_MS : VISIT_MS;
}

/** Signed proofs of a right to preview. Nothing is stored: they end by themselves. */
export interface PreviewTokens {
  issue(
    kind: PreviewTokenKind,
    right: Omit<PreviewRight, 'expiresAt'>,
  ): { readonly token: string; readonly expiresAt: Date };
  /** @returns null for a token that is forged, of another brand or kind, or has expired */
  check(kind: PreviewTokenKind, token: string, brandId: number): PreviewRight | null;
}

type TokenFacts = [
  brandId: number,
  remotes: readonly string[] | null,
  expiresMs: number,
  isDevelopment: boolean,
  withMembers: boolean,
];

/** @param key of the deployment */
export function createPreviewTokens(key: string, clock: Clock): PreviewTokens {
  const sign = (kind: PreviewTokenKind, body: string) =>
    createHmac('sha256', key).update(`preview ${kind} ${body}`).digest('base64url');
  return {
    issue(kind, { brandId, remotes, isDevelopment, withMembers }) {
      const expiresAt = new Date(clock.now().getTime() + lifeMs(kind, isDevelopment));
      const facts: TokenFacts = [brandId, remotes, expiresAt.getTime(), isDevelopment, withMembers];
      const body = Buffer.from(JSON.stringify(facts)).toString('base64url');
      return { token: `${body}.${sign(kind, body)}`, expiresAt };
    },
    check(kind, token, brandId) {
      const [body = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(kind, body))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [id, remotes, expiresMs, isDevelopment, withMembers] = JSON.parse(
        Buffer.from(body, 'base64url').toString(),
      ) as TokenFacts;
      const expiresAt = new Date(expiresMs);
      return id === brandId && expiresAt > clock.now()
        ? { brandId, remotes, isDevelopment, withMembers, expiresAt }
        : null;
    },
  };
}
