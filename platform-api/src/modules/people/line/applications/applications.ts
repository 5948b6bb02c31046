import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { dayOf } from '../../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import { fact, instant, text } from '../../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals } from '../../../operators/proposals/kind';
import { operatedBrand, type OperatedBrands } from '../../../operators/rights/operated-brand';
import { queueMessage } from '../../messages/message-fact';
import type { SessionService } from '../../session/service';
import { LINES_RIGHT } from '../moves';
import {
  type ApplicationRow,
  countVisitors,
  decideApplication,
  lockApplication,
  type LockedApplication,
  makeAgent,
  readApplicant,
  readApplication,
  readApplications,
} from './application-repository';

type Request<Call extends 'list' | 'show' | 'accept' | 'decline'> = ParsedCallRequest<`agentApplications.${Call}`>;

/** Members who ask to become agents: feedback of type 6 that a member sent. All throw Failure `forbidden`, `not_found`. */
export interface AgentApplications {
  list(caller: OperatorCaller, request: Request<'list'>): Promise<CallValue<'agentApplications.list'>>;
  show(caller: OperatorCaller, request: Request<'show'>): Promise<CallValue<'agentApplications.show'>>;
  /** @throws Failure `feedback_done`, `proposal_waiting`, `conflict` for somebody who is an agent already, or whose account is not active */
  accept(caller: OperatorCaller, request: Request<'accept'>): Promise<Proposal>;
  /** @throws Failure `feedback_done`, `proposal_waiting` while another operator decides */
  decline(caller: OperatorCaller, request: Request<'decline'>): Promise<void>;
}

export interface ApplicationParts {
  readonly platform: Platform;
  readonly brands: OperatedBrands;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
  readonly sessions: Pick<SessionService, 'endAllIn' | 'announceEnd'>;
}

const DAY_MS = 86_400_000;
const TURNOVER_DAYS = 30;

/** Names the account by its number alone: a proposal outlives its data. */
const bodySchema = z.strictObject({ memberId: z.string() });

export function createAgentApplications(parts: ApplicationParts): AgentApplications {
  const { platform, brands, audit, proposals, sessions } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;

  const propose = proposals.define<z.output<typeof bodySchema>>({
    kind: 'agent-application',
    schema: bodySchema,
    rights: { propose: LINES_RIGHT, decide: LINES_RIGHT },
    async lock(tx, { brandId, subject }) {
      await lockOpen(tx, Number(brandId), subject);
    },
    async validate(tx, { brandId, subject }) {
      if (!(await lockOpen(tx, Number(brandId), subject)).mayBecome) throw new Failure('conflict');
    },
    async facts({ memberId }, { db }) {
      const applicant = await readApplicant(db, memberId);
      if (!applicant) return [];
      return [
        fact('agentApplications.account', text(applicant.account)),
        fact('agentApplications.registered', instant(applicant.registeredAt)),
      ];
    },
    async onApproved(tx, { brandId, subject, decidedBy, at }) {
      const { memberId } = await lockOpen(tx, Number(brandId), subject);
      await makeAgent(tx, memberId);
      // What the account may do hangs on its type: every session begins anew.
      await sessions.endAllIn(tx, memberId);
      await decideApplication(tx, subject, { state: 'accepted', answer: null, operatorId: decidedBy, at });
      await queueMessage(tx, jobs, {
        memberId,
        template: 'application_accepted',
        link: '/agentHome',
        key: `application:${subject}`,
      });
      return {};
    },
    async announce({ body }) {
      const applicant = await readApplicant(pool, body.memberId);
      if (applicant) sessions.announceEnd(applicant.id);
    },
    entry: (step, { body }) => ({
      action: `member.agent-${AUDIT_WORDS[step]}`,
      subject: `member:${body.memberId}`,
      details: {},
    }),
  });

  return {
    async list({ operator }, { brand: code, state, ...page }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const place = { limit: page.pageSize, offset: offsetOf(page) };
      const [{ content, total }, openOfVisitors] = await Promise.all([
        readApplications(pool, { brandId: brand.id, state: state ?? null }, place),
        countVisitors(pool, brand.id),
      ]);
      return { ...pageOf(content.map(viewOf), total, page), openOfVisitors };
    },

    async show({ operator }, { brand: code, feedbackId }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const since = new Date(clock.now().getTime() - (TURNOVER_DAYS - 1) * DAY_MS);
      const row = await readApplication(pool, brand.id, feedbackId, dayOf(since, brand.offsetMinutes));
      if (!row) throw new Failure('not_found');
      const { registeredAt, turnover, ...rest } = row;
      return {
        ...viewOf(rest),
        registeredAt: registeredAt.toISOString(),
        currency: brand.currency,
        turnover: formatAmount(turnover),
      };
    },

    async accept(caller, { brand: code, feedbackId, reason }) {
      const brand = await operatedBrand(brands, caller.operator, LINES_RIGHT, code);
      const { memberPublicId: memberId } = await inTransaction(pool, (tx) => lockOpen(tx, brand.id, feedbackId));
      return propose(caller, { brand, subject: feedbackId, body: { memberId }, reason });
    },

    async decline(caller, { brand: code, feedbackId, message }) {
      const brand = await operatedBrand(brands, caller.operator, LINES_RIGHT, code);
      await inTransaction(pool, async (tx) => {
        const { memberId, memberPublicId, isProposed } = await lockOpen(tx, brand.id, feedbackId);
        if (isProposed) throw new Failure('proposal_waiting');
        const decision = { answer: message, operatorId: caller.operator.id, at: clock.now() };
        await decideApplication(tx, feedbackId, { state: 'declined', ...decision });
        const entry = { action: 'member.agent-declined', subject: `member:${memberPublicId}`, brandId: brand.id };
        await audit.record({ ...byOperator(caller), ...entry }, tx);
        await queueMessage(tx, jobs, {
          memberId,
          template: 'application_declined',
          values: { message },
          key: `application:${feedbackId}`,
        });
      });
    },
  };
}

/** @throws Failure `not_found`, `feedback_done` */
async function lockOpen(tx: Queryable, brandId: number, feedbackId: string): Promise<LockedApplication> {
  const application = await lockApplication(tx, brandId, feedbackId);
  if (!application) throw new Failure('not_found');
  if (!application.isOpen) throw new Failure('feedback_done');
  return application;
}

const viewOf = <Row extends ApplicationRow>({ createdAt, decidedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
