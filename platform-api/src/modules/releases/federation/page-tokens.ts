import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import { newPublicId } from '../../../platform/secrets';

/** A page reports for this long after it was served; a page that is open for longer gets a new token with each configuration. */
export const PAGE_TOKEN_LIFE_MS = 2 * 3_600_000;

/** What a token is good for. */
export interface TokenScope {
  readonly brandId: number;
  /** `name@version` of all that the page may load. */
  readonly releases: readonly string[];
}

/** A page that reports. */
export interface PageToken {
  readonly page: string;
  readonly issuedAt: Date;
  /** Whether it came with a page; false for a boot document that an open page read again. */
  readonly isServedPage: boolean;
}

export type TokenCheck = PageToken | { readonly refusal: 'unsigned' | 'expired' };

/** Binds what a page reports to a boot document that was served: without one nobody can report, and only about its releases. */
export interface PageTokens {
  issue(scope: TokenScope, of: 'page' | 'document'): string;
  check(token: string, scope: TokenScope): TokenCheck;
}

/** The first letter of the page's id. */
const MARKS = { page: 'p', document: 'd' } as const;

/** @param key of the deployment */
export function createPageTokens(key: string, clock: Clock): PageTokens {
  const sign = (page: string, issuedAt: string, { brandId, releases }: TokenScope) =>
    createHmac('sha256', key)
      .update(JSON.stringify([brandId, page, issuedAt, releases]))
      .digest('base64url');
  return {
    issue(scope, of) {
      const page = MARKS[of] + newPublicId();
      const issuedAt = clock.now().getTime().toString(36);
      return [page, issuedAt, sign(page, issuedAt, scope)].join('.');
    },
    check(token, scope) {
      const [page = '', issuedAt = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(page, issuedAt, scope));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refusal: 'unsigned' };
      const issuedMs = Number.parseInt(issuedAt, 36);
      if (clock.now().getTime() - issuedMs > PAGE_TOKEN_LIFE_MS) return { refusal: 'expired' };
      return { page, issuedAt: new Date(issuedMs), isServedPage: page.startsWith(MARKS.page) };
    },
  };
}
