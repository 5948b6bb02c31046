import { INVITATION_LINKS_MAX, type LinkLanding } from '@marquee/contract/agent-line';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { networkOf } from '../../../platform/network-of';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { AccountGroups } from './account-groups';
import { countVisit, insertClick } from './campaign-repository';
import { newCode } from './activation-secret';
import {
  countLinks,
  endLink,
  hasLink,
  insertLink,
  type LinkRow,
  lockLinks,
  readLink,
  readLinks,
  updateLink,
} from './link-repository';
import { typesOf } from './registrations';

/** Links by which an agent invites: each with its type of account, prize group, campaign and end. */
export interface InvitationLinks {
  list(agent: MemberRef, page: ParsedCallRequest<'agent.invitationLinks'>): Promise<CallValue<'agent.invitationLinks'>>;
  /** @throws Failure `forbidden` for a type that the agent may not register, `prize_group_refused`, `invitation_links_full` */
  create(
    agent: MemberRef,
    brand: BrandRef,
    link: ParsedCallRequest<'agent.createInvitationLink'>,
  ): Promise<CallValue<'agent.createInvitationLink'>>;
  /** @throws Failure `not_found`, `conflict` when it was changed since */
  change(
    agent: MemberRef,
    link: ParsedCallRequest<'agent.changeInvitationLink'>,
  ): Promise<CallValue<'agent.changeInvitationLink'>>;
  /** @throws Failure `not_found` */
  end(agent: MemberRef, code: string): Promise<void>;
  /** Counts a visit, once for each address, link, sub-id and day. */
  visit(
    request: ParsedCallRequest<'member.invitationVisit'>,
    visitor: { readonly brand: BrandRef; readonly ip: string },
  ): Promise<CallValue<'member.invitationVisit'>>;
}

const CODE_LENGTH = 12;
const DAY_MS = 86_400_000;
const CLICKS_PER_DAY = 100;

export function createInvitationLinks(
  { database: { pool }, clock }: Platform,
  groups: Pick<AccountGroups, 'rangeOf'>,
  /** The member whom an own code of theirs names, null for none. */
  inviterOf: (brandId: number, code: string) => Promise<bigint | null>,
): InvitationLinks {
  const visits = createThrottle(pool, { name: 'invitation-visit', windowMs: DAY_MS });
  const clicks = createThrottle(pool, { name: 'invitation-click', windowMs: DAY_MS });

  return {
    async list(agent, page) {
      const total = await countLinks(pool, agent.id, false);
      const paging = { limit: page.pageSize, offset: offsetOf(page), now: clock.now() };
      return pageOf((await readLinks(pool, agent.id, paging)).map(linkOf), total, page);
    },

    async create(agent, brand, { campaign, type, prizeGroup, expiresAt, ...target }) {
      if (!typesOf(agent).includes(type)) throw new Failure('forbidden');
      const createdAt = clock.now();
      const end = expiresAt === null ? null : new Date(expiresAt);
      if (end !== null && end <= createdAt) throw fieldFailure({ path: 'expiresAt', messageKey: 'out_of_range' });
      const range = await groups.rangeOf(pool, brand.id, agent.id);
      if (prizeGroup !== null && (range === null || prizeGroup > range.own || prizeGroup < range.lowest))
        throw new Failure('prize_group_refused');
      const landing = landingOf(target);
      const link = { code: newCode(CODE_LENGTH), campaign, type, prizeGroup, createdAt, expiresAt: end, ...landing };
      await inTransaction(pool, async (tx) => {
        await lockLinks(tx, agent.id);
        if ((await countLinks(tx, agent.id, true)) >= INVITATION_LINKS_MAX) throw new Failure('invitation_links_full');
        await insertLink(tx, { ...link, brandId: brand.id, agentId: agent.id });
      });
      return linkOf({ ...link, revision: 1, isOpen: true, visits: 0, registrations: 0 });
    },

    async change(agent, { code, campaign, revision, ...target }) {
      const changed = await updateLink(pool, agent.id, { code, campaign, revision, ...landingOf(target) });
      if (changed !== null) return { revision: changed };
      throw new Failure((await hasLink(pool, agent.id, code)) ? 'conflict' : 'not_found');
    },

    async end(agent, code) {
      if (!(await endLink(pool, agent.id, code, clock.now()))) throw new Failure('not_found');
    },

    async visit({ code, sub = '' }, { brand, ip }) {
      const link = await readLink(pool, brand.id, code, clock.now());
      if (!link) return { state: (await inviterOf(brand.id, code)) === null ? 'unknown' : 'open' };
      if (!link.isOpen) return { state: 'ended' };
      // One address can make up any number of sub-ids.
      if ((await clicks.add(networkOf(ip))) > CLICKS_PER_DAY) return { state: 'open' };
      const now = clock.now();
      const isFirst = (await visits.add(`${link.id}:${sub}:${networkOf(ip)}`)) === 1;
      const click = await inTransaction(pool, async (tx) => {
        if (isFirst) await countVisit(tx, link, { day: dayOf(now, brand.offsetMinutes), sub });
        return insertClick(tx, link, sub, now);
      });
      return { state: 'open', click };
    },
  };
}

interface Landing {
  readonly landing: LinkLanding;
  readonly promotionId: string | null;
}

/** @throws Failure `validation_failed` for a promotion without its number; other pages have none */
function landingOf({ landing, promotionId }: Landing): Landing {
  if (landing === 'promotion' && promotionId === null)
    throw fieldFailure({ path: 'promotionId', messageKey: 'required' });
  return { landing, promotionId: landing === 'promotion' ? promotionId : null };
}

const linkOf = ({ createdAt, expiresAt, ...link }: LinkRow) => ({
  ...link,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
