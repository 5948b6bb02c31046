import { SESSION_IDLE_MS, SUB_USER_TYPE } from '@marquee/contract/constants';
import type { MemberRef, SubUserAccess } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken } from '../../../platform/secrets';
import type { BrandService } from '../../site/brand/service';
import { type Member, stateOf } from '../member/service';
import type { MemberService } from '../member/service';
import { passwordIsDue } from './password-due';
import { readSession, touchSession } from './repository';
import { readSubUserAccess } from './sub-user-access-repository';
import { createSessionCache, type CachedSession } from './session-cache';

/** Reads the member of a session token, through a short cache. */
export interface SessionReader {
  /** @returns null when the session has ended, or its member, or the agent of a sub-user, is not active */
  memberOf(token: string, brandId: number): Promise<MemberRef | null>;
  forget(tokenHash: Buffer): void;
  close(): void;
}

/** Minimum interval between two writes of the last use. */
const TOUCH_MS = 60_000;

export function createSessionReader(
  { database: { pool }, clock, bus }: Platform,
  members: MemberService,
  brands: BrandService,
): SessionReader {
  const cache = createSessionCache();
  const unsubscribe = bus.subscribe(({ topic, audience }) => {
    if (topic === 'session.changed' && audience !== 'everybody' && 'memberId' in audience)
      cache.forgetMember(audience.memberId);
  }, cache.forgetAll);

  const read = async (tokenHash: Buffer, brandId: number, now: Date): Promise<CachedSession | null> => {
    const row = await readSession(pool, tokenHash, brandId);
    if (!row || hasEnded(row, now)) return null;
    const member = await members.byId(row.memberId);
    if (!member || member.status !== 'active') return null;
    const access = member.type === SUB_USER_TYPE ? await readSubUserAccess(pool, member.id) : undefined;
    if (access === null) return null;
    const isStale = now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS;
    if (isStale) await touchSession(pool, tokenHash, now);
    const lastSeenAt = isStale ? now : row.lastSeenAt;
    const { config } = await brands.byId(brandId);
    const passwordDue = passwordIsDue({ method: row.method, openedAt: row.createdAt }, member, config);
    return { member: refOf(member, tokenHash, passwordDue, access), brandId, lastSeenAt, expiresAt: row.expiresAt };
  };

  return {
    async memberOf(token, brandId) {
      const [tokenHash, now] = [hashToken(token), clock.now()];
      const cached = cache.get(tokenHash, now);
      if (cached?.brandId === brandId && !hasEnded(cached, now)) return cached.member;
      const session = await read(tokenHash, brandId, now);
      if (session) cache.put(session, now);
      return session?.member ?? null;
    },
    forget: cache.forget,
    close: unsubscribe,
  };
}

function hasEnded({ lastSeenAt, expiresAt }: Pick<CachedSession, 'lastSeenAt' | 'expiresAt'>, now: Date): boolean {
  return now >= expiresAt || now.getTime() - lastSeenAt.getTime() >= SESSION_IDLE_MS;
}

function refOf(
  { id, publicId, account, type }: Member,
  tokenHash: Buffer,
  passwordDue: boolean,
  subUser: SubUserAccess | undefined,
): MemberRef {
  return { id, publicId, account, type, state: stateOf(type), tokenHash, passwordDue, ...(subUser && { subUser }) };
}
