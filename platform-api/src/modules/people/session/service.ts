import type pg from 'pg';
import { PASSWORD_CONFIRMED_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import type { LoginWay } from '@marquee/contract/calls/login-history';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { BrandService } from '../../site/brand/service';
import type { LoginHistory } from '../login-history/service';
import type { Member } from '../member/account';
import type { MemberService } from '../member/service';
import { deleteDevicesOf, deleteExpiredDevices, deleteFamily, deleteMemberDevicesBefore } from './device-repository';
import {
  deleteExpiredSessions,
  deleteOtherSession,
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsOf,
  deleteSessionsOfFamily,
  insertSession,
  type OpenSessionRow,
  readEndedSessions,
  readSession,
  readSessionsOf,
} from './repository';
import type { SignInMethod } from './password-due';
import { createSessionReader } from './session-reader';

export { readSharing } from './sharing-repository';

/** How long a network and browser is kept after a member's last log-in from it. */
const DEVICE_KEPT_MS = 400 * 86_400_000;

export interface OpenSession {
  readonly member: Member;
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the member has just entered the password. */
  readonly withPassword: boolean;
  readonly method: SignInMethod;
  /** Defaults to that of the method. */
  readonly way?: LoginWay;
  readonly deviceFamily: string | null;
}

export interface SessionService {
  /** Ends sessions beyond the brand's number of parallel ones. @returns the token, which is not stored */
  open(session: OpenSession): Promise<string>;
  /** The member of a session token, null when it has ended; extends the session. */
  memberOf(token: string, brandId: number): Promise<MemberRef | null>;
  /** Whether the member entered the password recently in this session, so that it is not required again. */
  passwordIsConfirmed(member: MemberRef, brandId: number): Promise<boolean>;
  /** Ends the session and removes the device that re-opens it. */
  end(member: MemberRef, brandId: number): Promise<void>;
  /** Sessions of the member that have not ended, the one that asks first. */
  openOf(member: MemberRef): Promise<OpenSessionRow[]>;
  /** Ends another session of the member and removes its device. @returns whether there was one */
  endOther(member: MemberRef, id: string): Promise<boolean>;
  /** Ends every other session of the member and removes the other devices. */
  endOthers(member: MemberRef, brandId: number): Promise<void>;
  /** The same in the transaction of what ends them, so that no crash parts the two; `announceEnd` follows its commit. */
  endOthersIn(tx: Queryable, member: MemberRef, brandId: number): Promise<void>;
  /** Ends every session of the member and removes every device, in the transaction of what ends them; `announceEnd` follows its commit. */
  endAllIn(tx: Queryable, memberId: bigint): Promise<void>;
  /**
   * Tells processes and pages that sessions have ended: those that nobody tells accept them for seconds.
   * @param state of the session that is left
   */
  announceEnd(memberId: bigint, state?: MemberRef['state']): void;
  /** Ends every session that a remembered device opened. */
  endFamily(family: string, memberId: bigint): Promise<void>;
  /** The ended sessions among these; does not extend any. */
  ended(tokenHashes: readonly Buffer[]): Promise<Buffer[]>;
  /** How the session was opened, null when it has ended. */
  methodOf(member: MemberRef, brandId: number): Promise<SignInMethod | null>;
  /** The time of the login, null when the session has ended. */
  beganAt(member: MemberRef, brandId: number): Promise<Date | null>;
  sweep(): Promise<void>;
  close(): void;
}

/** Ends the member's sessions beyond the brand's number of parallel ones. @returns whether any was ended */
const sessionLimiter =
  (pool: pg.Pool, brands: Pick<BrandService, 'byId'>) =>
  async ({ id, brandId }: Member, newest: Buffer): Promise<boolean> =>
    deleteSessionsBeyond(pool, id, newest, (await brands.byId(brandId)).config.safeguards.parallelSessions);

export function createSessionService(
  platform: Platform,
  members: MemberService,
  brands: BrandService,
  logins: Pick<LoginHistory, 'opened'>,
): SessionService {
  const { pool } = platform.database;
  const { clock, bus } = platform;
  const reader = createSessionReader(platform, members, brands);
  const endSessionsBeyond = sessionLimiter(pool, brands);

  /** Notifies the other processes, which then re-read the member's sessions. */
  const announce = (memberId: bigint, state: 'guest' | MemberRef['state']) =>
    bus.publish('session.changed', { state }, { memberId });

  const endOthersIn: SessionService['endOthersIn'] = async (tx, { id, tokenHash }, brandId) => {
    const family = (await readSession(tx, tokenHash, brandId))?.deviceFamily ?? null;
    await deleteDevicesOf(tx, id, family);
    await deleteSessionsOf(tx, id, tokenHash);
  };

  return {
    async open({ member, ip, userAgent, withPassword, method, way = WAYS[method], deviceFamily }) {
      const [token, now] = [newToken(), clock.now()];
      const tokenHash = hashToken(token);
      await inTransaction(pool, async (tx) => {
        await insertSession(tx, {
          tokenHash,
          memberId: member.id,
          brandId: member.brandId,
          lastSeenAt: now,
          expiresAt: addMs(now, SESSION_ABSOLUTE_MS),
          passwordConfirmedUntil: withPassword ? addMs(now, PASSWORD_CONFIRMED_MS) : null,
          deviceFamily,
          method,
          ip,
          userAgent,
        });
        if (way) await logins.opened(tx, member, { ip, userAgent }, { way, session: tokenHash });
      });
      if (await endSessionsBeyond(member, tokenHash)) announce(member.id, 'guest');
      return token;
    },
    memberOf: reader.memberOf,
    async passwordIsConfirmed(member, brandId) {
      const until = (await readSession(pool, member.tokenHash, brandId))?.passwordConfirmedUntil;
      return until ? until > clock.now() : false;
    },
    async end(member, brandId) {
      const family = (await readSession(pool, member.tokenHash, brandId))?.deviceFamily;
      await deleteSession(pool, member.tokenHash);
      if (family) await deleteFamily(pool, family);
      reader.forget(member.tokenHash);
      announce(member.id, 'guest');
    },
    openOf({ id: memberId, tokenHash: current }) {
      const now = clock.now();
      return readSessionsOf(pool, { memberId, current, now, idleSince: addMs(now, -SESSION_IDLE_MS) });
    },
    async endOther(member, id) {
      const isEnded = await deleteOtherSession(pool, member.id, member.tokenHash, id);
      if (isEnded) announce(member.id, member.state);
      return isEnded;
    },
    async endOthers(member, brandId) {
      await inTransaction(pool, (tx) => endOthersIn(tx, member, brandId));
      announce(member.id, member.state);
    },
    endOthersIn,
    async endAllIn(tx, memberId) {
      await deleteDevicesOf(tx, memberId, null);
      await deleteSessionsOf(tx, memberId, null);
    },
    announceEnd: (memberId, state) => void announce(memberId, state ?? 'guest'),
    async endFamily(family, memberId) {
      await deleteFamily(pool, family);
      await deleteSessionsOfFamily(pool, family, memberId);
      announce(memberId, 'guest');
    },
    ended: (tokenHashes) => {
      const now = clock.now();
      return readEndedSessions(pool, tokenHashes, now, addMs(now, -SESSION_IDLE_MS));
    },
    methodOf: async (member, brandId) => (await readSession(pool, member.tokenHash, brandId))?.method ?? null,
    beganAt: async (member, brandId) => (await readSession(pool, member.tokenHash, brandId))?.createdAt ?? null,
    async sweep() {
      const now = clock.now();
      await inTransaction(pool, (tx) => deleteExpiredSessions(tx, now, addMs(now, -SESSION_IDLE_MS)));
      await deleteExpiredDevices(pool, now);
      await deleteMemberDevicesBefore(pool, addMs(now, -DEVICE_KEPT_MS));
    },
    close: reader.close,
  };
}

/** How the history of log-ins names a method; trial accounts have none. */
const WAYS: Readonly<Record<SignInMethod, LoginWay | undefined>> = {
  username: 'password',
  sms: 'code',
  firebase: 'code',
  social: 'provider',
  trial: undefined,
  passkey: 'passkey',
};

const addMs = (time: Date, byMs: number) => new Date(time.getTime() + byMs);
