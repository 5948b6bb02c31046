import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { lineTo } from '../agent/line-way';
import type { AccountGroups } from './account-groups';
import { agentEntry } from './agent-entry';
import {
  countLineMembers,
  findBelow,
  type LineFilter,
  type LineMemberRow,
  readLineMember,
  readLineMembers,
  writeNote,
} from './line-repository';
import { keepBrandLines } from './moves-repository';
import type { AgentContext } from './registrations';

type Request<Call extends 'line' | 'lineMember' | 'noteDownline' | 'setPrizeGroup'> =
  ParsedCallRequest<`agent.${Call}`>;

/** Members below an agent. All throw Failure `not_found` for somebody who is not below the agent. */
export interface Line {
  members(agent: Pick<MemberRef, 'id'>, brand: BrandRef, request: Request<'line'>): Promise<CallValue<'agent.line'>>;
  member(agent: MemberRef, brand: BrandRef, request: Request<'lineMember'>): Promise<CallValue<'agent.lineMember'>>;
  /** @throws Failure `conflict` when another note was written since */
  note(agent: MemberRef, brand: BrandRef, request: Request<'noteDownline'>): Promise<CallValue<'agent.noteDownline'>>;
  /** Of a direct downline. @throws Failure `prize_group_refused`, `conflict` */
  setGroup(agent: MemberRef, context: AgentContext, request: Request<'setPrizeGroup'>): Promise<void>;
}

const DAY_MS = 86_400_000;
const FIGURE_DAYS = 30;
const NEW_DAYS = 7;

export interface LineParts {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly groups: AccountGroups;
}

export function createLine({ platform: { database, clock }, audit, groups }: LineParts): Line {
  const { pool } = database;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const daysOf = ({ offsetMinutes }: BrandRef) => ({
    from: dayOf(daysAgo(FIGURE_DAYS - 1), offsetMinutes),
    to: dayOf(clock.now(), offsetMinutes),
  });

  const present = async (brand: BrandRef, rows: readonly LineMemberRow[]) => {
    const groupOf = await groups.ofAccounts(
      pool,
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    return rows.map((row) => ({
      id: row.id,
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      level: row.level,
      state: row.state,
      joinedAt: row.joinedAt.toISOString(),
      lastSeenOn: row.lastSeenAt && dayOf(row.lastSeenAt, brand.offsetMinutes),
      downlines: row.downlines,
      turnover: formatAmount(row.turnover),
      validBet: formatAmount(row.validBet),
      prizeGroup: groupOf.get(row.memberId) ?? null,
      note: row.note ?? '',
      noteRevision: row.noteRevision ?? 0,
    }));
  };

  const below = async (db: Queryable, agent: MemberRef, brand: BrandRef, publicId: string) => {
    const member = await findBelow(db, brand.id, agent.id, publicId);
    if (!member) throw new Failure('not_found');
    return member;
  };

  return {
    async members(agent, brand, { of, scope, sort, seen, joinedFrom, joinedTo, ...request }) {
      const trail = of === undefined ? [] : await lineTo(pool, agent, brand, of);
      const filter: LineFilter = {
        brandId: brand.id,
        agentId: agent.id,
        rootId: trail.at(-1)?.id ?? agent.id,
        isWhole: scope === 'line',
        account: request.account ?? null,
        type: request.type ?? null,
        state: request.state ?? null,
        joinedFrom: joinedFrom === undefined ? null : dayRange(joinedFrom, brand).start,
        joinedBefore: joinedTo === undefined ? null : dayRange(joinedTo, brand).end,
        seenFrom: seen === 'week' ? daysAgo(7) : seen === 'month' ? daysAgo(30) : null,
        seenBefore: seen === 'longer' ? daysAgo(30) : null,
        neverSeen: seen === 'never',
        days: daysOf(brand),
      };
      const paging = { limit: request.pageSize, offset: offsetOf(request) };
      const [rows, total] = await Promise.all([
        readLineMembers(pool, filter, sort, paging),
        countLineMembers(pool, filter),
      ]);
      return {
        ...pageOf(await present(brand, rows), total, request),
        trail: trail.map(({ public_id: id, account }) => ({ id, account })),
      };
    },

    async member(agent, brand, { id }) {
      const who = { brandId: brand.id, agentId: agent.id, days: daysOf(brand) };
      const row = await readLineMember(pool, who, id, daysAgo(NEW_DAYS));
      const [shown] = row ? await present(brand, [row]) : [];
      if (!row || !shown) throw new Failure('not_found');
      return {
        ...shown,
        isDirect: row.level === 1,
        allDownlines: row.allDownlines,
        joinedLast7Days: row.joined,
        payout: formatAmount(row.payout),
        gameResult: formatAmount(row.validBet - row.payout),
      };
    },

    async note(agent, brand, { id, note, revision }) {
      const { id: memberId } = await below(pool, agent, brand, id);
      const written = await writeNote(pool, { agentId: agent.id, memberId }, { note, revision, at: clock.now() });
      if (written === null) throw new Failure('conflict');
      return { revision: written };
    },

    async setGroup(agent, { brand, requestId }, { id, prizeGroup, revision }) {
      await inTransaction(pool, async (tx) => {
        // A move under way decides whose downline it is.
        await keepBrandLines(tx, brand.id);
        const member = await below(tx, agent, brand, id);
        if (!member.isDirect) throw new Failure('not_found');
        const range = await groups.rangeOf(tx, brand.id, agent.id);
        // Nobody below could stake on an official lottery any more.
        if (!range || prizeGroup < range.lowest) throw new Failure('prize_group_refused');
        const before = (await groups.ofAccounts(tx, brand.id, [member.id])).get(member.id);
        await groups.put(tx, member.id, prizeGroup, revision);
        const entry = await agentEntry(tx, { agent, brand, requestId }, member.id);
        const details = { agentId: agent.publicId, before: before?.group ?? null, after: prizeGroup };
        await audit.record({ ...entry, action: 'member.prize-group-set', details }, tx);
      });
    },
  };
}

const dayRange = (day: string, { offsetMinutes }: BrandRef) => rangeOfDays({ from: day, to: day }, offsetMinutes, 1);
