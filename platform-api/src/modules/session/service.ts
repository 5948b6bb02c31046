import { PASSWORD_KNOWN_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import type { MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { hashToken, newToken } from '../../platform/secrets';
import { type Member, stateOf } from '../member/account';
import type { MemberService } from '../member/service';
import { deleteDevicesOf, deleteExpiredDevices, deleteFamily } from './device-repository';
import { deleteExpiredSessions, deleteSession, deleteSessionsOf, deleteSessionsOfFamily, insertSession, readSession, touchSession } from './repository';
import { createSessionCache } from './session-cache';

export interface OpenSession {
  readonly member: Member;
  readonly ip: string;
  readonly userAgent: string;
  /** The member has just given the password. */
  readonly passwordGiven: boolean;
  readonly deviceFamily: string | null;
}

export interface SessionService {
  /** @returns the token, which exists nowhere else */
  open(session: OpenSession): Promise<string>;
  /** Whose session a token is, null when it has ended; keeps the session from going idle. */
  memberOf(token: string, brandId: number): Promise<MemberRef | null>;
  /** Whether the member gave the password a moment ago in this session, so that it need not be asked for again. */
  passwordIsKnown(member: MemberRef, brandId: number): Promise<boolean>;
  /** Ends the session and forgets the device that keeps re-opening it. */
  end(member: MemberRef, brandId: number): Promise<void>;
  /** Ends every other session of the member and forgets the other devices. */
  endOthers(member: MemberRef, brandId: number): Promise<void>;
  /** Ends every session that a remembered device opened. */
  endFamily(family: string, memberId: bigint): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
}

/** The last use is written at most so often. */
const TOUCH_MS = 60_000;

export function createSessionService({ database: { pool }, clock, bus }: Platform, members: MemberService): SessionService {
  const cache = createSessionCache();
  const unsubscribe = bus.subscribe((event) => {
    if (event.topic === 'session.changed' && event.audience !== 'everybody' && 'memberId' in event.audience) cache.forgetMember(event.audience.memberId);
  });

  /** Tells the other processes, which then read the member's sessions anew. */
  const announce = (memberId: bigint, state: 'guest' | MemberRef['state']) => bus.publish('session.changed', { state }, { memberId });

  const read = async (tokenHash: Buffer, brandId: number, now: Date) => {
    const row = await readSession(pool, tokenHash, brandId);
    if (!row || hasEnded(row, now)) return null;
    const member = await members.byId(row.memberId);
    if (!member || member.status !== 'active') return null;
    const seenNow = now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS;
    if (seenNow) await touchSession(pool, tokenHash, now);
    const known = { member: refOf(member, tokenHash), brandId, lastSeenAt: seenNow ? now : row.lastSeenAt, expiresAt: row.expiresAt };
    cache.put(known, now);
    return known;
  };

  return {
    async open({ member, ip, userAgent, passwordGiven, deviceFamily }) {
      const [token, now] = [newToken(), clock.now()];
      await insertSession(pool, {
        tokenHash: hashToken(token),
        memberId: member.id,
        brandId: member.brandId,
        lastSeenAt: now,
        expiresAt: later(now, SESSION_ABSOLUTE_MS),
        passwordKnownUntil: passwordGiven ? later(now, PASSWORD_KNOWN_MS) : null,
        deviceFamily,
        ip,
        userAgent,
      });
      return token;
    },
    async memberOf(token, brandId) {
      const [tokenHash, now] = [hashToken(token), clock.now()];
      const cached = cache.get(tokenHash, now);
      const known = cached?.brandId === brandId && !hasEnded(cached, now) ? cached : await read(tokenHash, brandId, now);
      return known?.member ?? null;
    },
    async passwordIsKnown(member, brandId) {
      const until = (await readSession(pool, member.tokenHash, brandId))?.passwordKnownUntil;
      return until ? until > clock.now() : false;
    },
    async end(member, brandId) {
      const family = (await readSession(pool, member.tokenHash, brandId))?.deviceFamily;
      await deleteSession(pool, member.tokenHash);
      if (family) await deleteFamily(pool, family);
      cache.forget(member.tokenHash);
      announce(member.id, 'guest');
    },
    async endOthers(member, brandId) {
      const family = (await readSession(pool, member.tokenHash, brandId))?.deviceFamily ?? null;
      await deleteDevicesOf(pool, member.id, family);
      await deleteSessionsOf(pool, member.id, member.tokenHash);
      announce(member.id, member.state);
    },
    async endFamily(family, memberId) {
      await deleteFamily(pool, family);
      await deleteSessionsOfFamily(pool, family);
      announce(memberId, 'guest');
    },
    async sweep() {
      const now = clock.now();
      await deleteExpiredSessions(pool, now, later(now, -SESSION_IDLE_MS));
      await deleteExpiredDevices(pool, now);
    },
    close: unsubscribe,
  };
}

const later = (time: Date, byMs: number) => new Date(time.getTime() + byMs);

function hasEnded({ lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean {
  return now >= expiresAt || now.getTime() - lastSeenAt.getTime() >= SESSION_IDLE_MS;
}

export function refOf({ id, publicId, account, type }: Member, tokenHash: Buffer): MemberRef {
  return { id, publicId, account, type, state: stateOf(type), tokenHash };
}
