import { PASSWORD_KNOWN_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import type { MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { hashToken, newToken } from '../../platform/secrets';
import type { Member } from '../member/account';
import type { MemberService } from '../member/service';
import { deleteDevicesOf, deleteExpiredDevices, deleteFamily } from './device-repository';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsOfFamily,
  insertSession,
  readSession,
} from './repository';
import { createSessionReader } from './session-reader';

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

export function createSessionService(platform: Platform, members: MemberService): SessionService {
  const {
    database: { pool },
    clock,
    bus,
  } = platform;
  const reader = createSessionReader(platform, members);

  /** Tells the other processes, which then read the member's sessions anew. */
  const announce = (memberId: bigint, state: 'guest' | MemberRef['state']) =>
    bus.publish('session.changed', { state }, { memberId });

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
    memberOf: reader.memberOf,
    async passwordIsKnown(member, brandId) {
      const until = (await readSession(pool, member.tokenHash, brandId))?.passwordKnownUntil;
      return until ? until > clock.now() : false;
    },
    async end(member, brandId) {
      const family = (await readSession(pool, member.tokenHash, brandId))?.deviceFamily;
      await deleteSession(pool, member.tokenHash);
      if (family) await deleteFamily(pool, family);
      reader.forget(member.tokenHash);
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
    close: reader.close,
  };
}

const later = (time: Date, byMs: number) => new Date(time.getTime() + byMs);
