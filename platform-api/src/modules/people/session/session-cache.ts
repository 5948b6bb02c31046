import type { MemberRef } from '../../../platform/http/visitor';

/** A recently read session. */
export interface CachedSession {
  readonly member: MemberRef;
  readonly brandId: number;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface SessionCache {
  get(tokenHash: Buffer, now: Date): CachedSession | null;
  put(session: CachedSession, now: Date): void;
  forget(tokenHash: Buffer): void;
  forgetMember(memberId: bigint): void;
  forgetAll(): void;
}

/** How long another process may accept a session ended here if its event is lost. */
const LIFE_MS = 5_000;
const MAX_ENTRIES = 20_000;

/** Caches sessions in the process: a page's calls would otherwise repeat the same two reads. */
export function createSessionCache(): SessionCache {
  const entries = new Map<string, { readonly session: CachedSession; readonly readAt: number }>();
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64');
  return {
    get(tokenHash, now) {
      const key = keyOf(tokenHash);
      const entry = entries.get(key);
      if (!entry) return null;
      const ageMs = now.getTime() - entry.readAt;
      if (ageMs >= 0 && ageMs < LIFE_MS) return entry.session;
      entries.delete(key);
      return null;
    },
    put(session, now) {
      if (entries.size >= MAX_ENTRIES) entries.clear();
      entries.set(keyOf(session.member.tokenHash), { session, readAt: now.getTime() });
    },
    forget: (tokenHash) => void entries.delete(keyOf(tokenHash)),
    forgetMember(memberId) {
      for (const [key, { session }] of entries)
        if (session.member.id === memberId || session.member.subUser?.owner.id === memberId) entries.delete(key);
    },
    forgetAll: () => entries.clear(),
  };
}
