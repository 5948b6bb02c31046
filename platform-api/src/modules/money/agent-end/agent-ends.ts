import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, money, number, text } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals, type ProposalPlace } from '../../operators/proposals/kind';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import { LINES_RIGHT } from '../../people/line/moves';
import { queueMessage } from '../../people/messages/message-fact';
import type { SessionService } from '../../people/session/service';
import type { SubUsers } from '../../people/sub-user/service';
import type { LedgerService } from '../ledger/service';
import { emptyFloat } from '../transfer/empty-float';
import {
  type EndingAgent,
  endOffice,
  findAgent,
  lockAgent,
  makeMember,
  readAccount,
  readConcerned,
  readExtent,
} from './agent-end-repository';
import { readObstacles } from './condition-repository';
import { createEmptyFloats } from './empty-floats';

type Request<Call extends 'preview' | 'propose'> = ParsedCallRequest<`agentEnds.${Call}`>;

/** The way back from agent to member, which two operators decide. */
export interface AgentEnds {
  /** @throws Failure `forbidden`, `not_found` for anybody but an agent whose account is not closed */
  preview(caller: OperatorCaller, request: Request<'preview'>): Promise<CallValue<'agentEnds.preview'>>;
  /** @throws Failure as `preview`, `account_not_settled` (`details.obstacles`), `proposal_waiting` */
  propose(caller: OperatorCaller, request: Request<'propose'>): Promise<Proposal>;
  /** Moves what came into floats of former agents to their cash. */
  emptyFloats(): Promise<void>;
}

export interface AgentEndParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs'>;
  readonly brands: OperatedBrands;
  readonly proposals: DefineProposals;
  readonly ledger: LedgerService;
  /** Keeps the lines and the contracts of a brand as they are until the transaction ends. */
  readonly keepLines: (tx: Queryable, brandId: number) => Promise<void>;
  readonly subUsers: Pick<SubUsers, 'closeAllIn'>;
  readonly sessions: Pick<SessionService, 'endAllIn' | 'announceEnd'>;
}

/** The account by its public id: a proposal outlives its data. What lies in the float is as it was proposed with, in ledger units as text. */
const bodySchema = z.strictObject({
  memberId: z.string(),
  uplineId: z.string().nullable(),
  float: z.string(),
  subUsers: z.number().int(),
  links: z.number().int(),
});
type Body = z.output<typeof bodySchema>;

export function createAgentEnds(parts: AgentEndParts): AgentEnds {
  const { platform, brands, proposals, ledger, keepLines, subUsers, sessions } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;

  /** @throws Failure `not_found`, `account_not_settled` */
  async function requireSettled(tx: Queryable, place: ProposalPlace): Promise<EndingAgent> {
    const agent = await lockAgent(tx, Number(place.brandId), place.subject);
    if (!agent) throw new Failure('not_found');
    const obstacles = await readObstacles(tx, agent, clock.now());
    if (obstacles.length > 0) throw new Failure('account_not_settled', { obstacles });
    return agent;
  }

  const propose = proposals.define<Body>({
    kind: 'agent-end',
    schema: bodySchema,
    rights: { propose: LINES_RIGHT, decide: LINES_RIGHT },
    // Lines and contracts as everything takes them that needs several of them, then the account, as its closure does, and its money.
    async lock(tx, { brandId, subject }) {
      await keepLines(tx, Number(brandId));
      const agent = await lockAgent(tx, Number(brandId), subject);
      if (!agent) throw new Failure('not_found');
      await ledger.lock(agent.id, tx);
    },
    async validate(tx, place) {
      await requireSettled(tx, place);
    },
    async facts({ memberId, uplineId, ...ends }, { db, brand }) {
      const named = async (id: string | null) => text((id === null ? null : await readAccount(db, id)) ?? '-');
      return [
        fact('agentEnds.account', await named(memberId)),
        fact('agentEnds.upline', await named(uplineId)),
        fact('agentEnds.float', money(brand?.currency ?? '')(BigInt(ends.float))),
        fact('agentEnds.subUsers', number(ends.subUsers)),
        fact('agentEnds.links', number(ends.links)),
      ];
    },
    async onApproved(tx, { id, brandId, subject, at }) {
      const agent = await requireSettled(tx, { brandId, subject });
      await emptyFloat(tx, parts, { memberId: agent.id, brandId: agent.brandId, key: id });
      await subUsers.closeAllIn(tx, agent.id);
      await endOffice(tx, agent.id, at);
      await makeMember(tx, agent.id);
      // What the account may do hangs on its type: every session begins anew.
      await sessions.endAllIn(tx, agent.id);
      await queueMessage(tx, jobs, { memberId: agent.id, template: 'agent_ended', key: `agent-end:${id}` });
      return {};
    },
    async announce({ body }) {
      for (const memberId of await readConcerned(pool, body.memberId)) sessions.announceEnd(memberId);
    },
    entry: (step, { body }) => ({
      action: `agents.end-${AUDIT_WORDS[step]}`,
      subject: `member:${body.memberId}`,
      details: { float: formatAmount(BigInt(body.float)), subUsers: body.subUsers, links: body.links },
    }),
  });

  async function found({ operator }: OperatorCaller, { brand: code, account }: Request<'preview'>) {
    const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
    const agent = await findAgent(pool, brand.id, account);
    if (!agent) throw new Failure('not_found');
    return { brand, agent, extent: await readExtent(pool, agent.id) };
  }

  return {
    async preview(caller, request) {
      const { brand, agent, extent } = await found(caller, request);
      const { uplineId: _id, float, ...ends } = extent;
      return {
        account: agent.account,
        memberId: agent.publicId,
        obstacles: await readObstacles(pool, agent, clock.now()),
        currency: brand.currency,
        float: formatAmount(float),
        ...ends,
      };
    },

    async propose(caller, { reason, ...request }) {
      const { brand, agent, extent } = await found(caller, request);
      const { uplineId, float, subUsers: closing, links } = extent;
      const body = { memberId: agent.publicId, uplineId, float: String(float), subUsers: closing, links };
      return propose(caller, { brand, subject: agent.publicId, body, reason });
    },

    emptyFloats: createEmptyFloats(parts),
  };
}
