import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { SubUser } from '@marquee/contract/calls/sub-users';
import { type AgentRight, SUB_USERS_MAX } from '@marquee/contract/agent-access';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import type { ErrorCode } from '@marquee/contract/errors';
import { validateField } from '@marquee/contract/registration';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { BrandService } from '../../site/brand/service';
import { giveActivation } from '../line/give-activation';
import { nameRuleOf } from '../line/registrations';
import { insertMember } from '../member/insert-member';
import type { SessionService } from '../session/service';
import {
  closeSubUsers,
  insertSubUser,
  lockSubUser,
  readSubUsers,
  resetSubUser,
  type SubUserRow,
  writeRights,
} from './repository';

/** People whom an agent lets see the own office. */
export interface SubUsers {
  list(agent: MemberRef): Promise<CallValue<'agent.subUsers'>>;
  /** @throws Failure `validation_failed`, `account_taken`, `sub_users_full`, `too_many_requests` */
  add(
    agent: MemberRef,
    place: Place,
    request: ParsedCallRequest<'agent.addSubUser'>,
  ): Promise<CallValue<'agent.addSubUser'>>;
  /** @throws Failure `not_found`, `conflict` */
  setRights(agent: MemberRef, place: Place, request: ParsedCallRequest<'agent.setSubUserRights'>): Promise<SubUser>;
  /** @throws Failure `not_found`, `too_many_requests` */
  renew(
    agent: MemberRef,
    place: Place,
    request: ParsedCallRequest<'agent.renewSubUser'>,
  ): Promise<CallValue<'agent.renewSubUser'>>;
  /** @throws Failure `not_found` */
  signOut(agent: MemberRef, place: Place, id: string): Promise<void>;
  /** @throws Failure `not_found` */
  remove(agent: MemberRef, place: Place, id: string): Promise<void>;
  /** Closes the sub-users of an agent whose account closes, in the same transaction. @returns who they were, to be announced after it */
  closeAllIn(tx: Queryable, ownerId: bigint): Promise<bigint[]>;
}

interface Place {
  readonly brand: BrandRef;
  readonly requestId: string;
}

export interface SubUserParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly sessions: Pick<SessionService, 'endAllIn' | 'announceEnd'>;
  readonly audit: Audit;
}

const DAY_MS = 86_400_000;
/** New accounts and secrets of an agent in 24 hours: each try at a name tells whether the brand has it. */
const TRIES_PER_DAY = 100;

export function createSubUsers({ platform, brands, sessions, audit }: SubUserParts): SubUsers {
  const { bus, clock, config } = platform;
  const { pool } = platform.database;
  const tries = createThrottle(pool, { name: 'sub-user', windowMs: DAY_MS });

  async function admit(agent: MemberRef): Promise<void> {
    if (config.rateLimits && (await tries.add(String(agent.id))) > TRIES_PER_DAY)
      throw new Failure('too_many_requests');
  }

  const record = (
    tx: Queryable,
    agent: MemberRef,
    { brand, requestId }: Place,
    { action, id, rights }: { readonly action: string; readonly id: string; readonly rights?: readonly AgentRight[] },
  ) =>
    audit.record(
      {
        ...byMember(agent, brand.id),
        action: `sub-user.${action}`,
        details: { subUser: id, ...(rights && { rights }) },
        requestId,
      },
      tx,
    );

  async function shown(tx: Queryable, agent: MemberRef, id: string): Promise<SubUser> {
    const [row] = await readSubUsers(tx, agent.id, id);
    if (!row) throw new Failure('not_found');
    return viewOf(row);
  }

  /** Does something with a sub-user of the agent; its sessions end with it. */
  async function endSessions<Value>(
    agent: MemberRef,
    place: Place,
    { id, action }: { readonly id: string; readonly action: string },
    change: (tx: Queryable, memberId: bigint) => Promise<Value>,
  ): Promise<Value> {
    const { memberId, value } = await inTransaction(pool, async (tx) => {
      const subUser = await lockSubUser(tx, agent.id, id);
      if (!subUser) throw new Failure('not_found');
      await sessions.endAllIn(tx, subUser.memberId);
      await record(tx, agent, place, { action, id });
      return { memberId: subUser.memberId, value: await change(tx, subUser.memberId) };
    });
    sessions.announceEnd(memberId);
    return value;
  }

  return {
    async list(agent) {
      return { most: SUB_USERS_MAX, subUsers: (await readSubUsers(pool, agent.id)).map(viewOf) };
    },

    async add(agent, place, { account: typed, rights, way }) {
      await admit(agent);
      const { config: settings } = await brands.byId(place.brand.id);
      const account = typed.trim();
      const fault = validateField({ ...nameRuleOf(settings), required: true }, account);
      if (fault) throw fieldFailure({ path: 'account', ...fault });
      return inTransaction(pool, async (tx) => {
        const memberId = await insertMember(tx, {
          brandId: place.brand.id,
          account,
          type: SUB_USER_TYPE,
          nickname: account,
          passwordHash: null,
          language: settings.defaultLanguage,
        });
        if (memberId === null) throw new Failure('account_taken');
        await insertSubUser(tx, { memberId, ownerId: agent.id, rights: inOrder(rights), at: clock.now() }).catch(
          refuseNamed,
        );
        const secret = await giveActivation(tx, memberId, way, clock.now());
        const [row] = (await readSubUsers(tx, agent.id)).filter((candidate) => candidate.memberId === memberId);
        if (!row) throw new Error('a new sub-user was not found');
        await record(tx, agent, place, { action: 'added', id: row.id, rights });
        return { subUser: viewOf(row), secret };
      });
    },

    async setRights(agent, place, { id, rights, revision }) {
      const { memberId, subUser } = await inTransaction(pool, async (tx) => {
        const found = await lockSubUser(tx, agent.id, id);
        if (!found) throw new Failure('not_found');
        if (found.revision !== revision) throw new Failure('conflict');
        await writeRights(tx, found.memberId, inOrder(rights));
        await record(tx, agent, place, { action: 'rights-changed', id, rights });
        return { memberId: found.memberId, subUser: await shown(tx, agent, id) };
      });
      // Processes read the session again, and pages the menu.
      sessions.announceEnd(memberId, 'agent');
      bus.publish('session.facts', { at: clock.now().toISOString() }, { memberId });
      return subUser;
    },

    async renew(agent, place, { id, way }) {
      await admit(agent);
      const secret = await endSessions(agent, place, { id, action: 'renewed' }, async (tx, memberId) => {
        await resetSubUser(tx, memberId);
        return giveActivation(tx, memberId, way, clock.now());
      });
      return { secret };
    },

    signOut: (agent, place, id) => endSessions(agent, place, { id, action: 'signed-out' }, async () => undefined),

    remove: (agent, place, id) =>
      endSessions(agent, place, { id, action: 'removed' }, async (tx, memberId) => {
        await closeSubUsers(tx, agent.id, memberId, clock.now());
      }),

    async closeAllIn(tx, ownerId) {
      const closed = await closeSubUsers(tx, ownerId, null, clock.now());
      for (const memberId of closed) await sessions.endAllIn(tx, memberId);
      return closed;
    },
  };
}

const inOrder = (rights: readonly AgentRight[]): AgentRight[] => [...new Set(rights)].toSorted();

/** What the table refuses; an owner may have stopped being an agent meanwhile. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = { sub_users_full: 'sub_users_full', sub_user_owner: 'forbidden' };

function refuseNamed(error: unknown): never {
  const code = error instanceof Error && 'constraint' in error && REFUSALS[String(error.constraint)];
  throw code ? new Failure(code) : error;
}

function viewOf({ memberId: _own, isWaiting, createdAt, lastSeenAt, ...row }: SubUserRow): SubUser {
  return {
    ...row,
    state: isWaiting ? 'waiting' : 'active',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
