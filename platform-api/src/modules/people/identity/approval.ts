import { z } from 'zod';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { fact, text, word } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals, type Propose } from '../../operators/proposals/kind';
import { queueMessage } from '../messages/message-fact';
import { type CheckRow, holdIdentity, lockCheck, markDecided } from './check-repository';
import { readEntry } from './desk-repository';
import { identityMessage } from './identity-message';
import type { IdentityParts } from './identity-parts';

const approvalSchema = z.strictObject({ checkId: z.uuid(), reviewer: z.number().int() });
type Approval = z.output<typeof approvalSchema>;

/** The approval of checks: by their reviewer, or by a second operator where the brand asks for two. */
export interface IdentityApproval {
  /**
   * Refuses what cannot be approved now, by whomever.
   * @throws Failure `identity_level_first`, `identity_document_expired`
   */
  requireApprovable(tx: Queryable, check: CheckRow): Promise<void>;
  propose: Propose<Approval>;
}

export function createApproval(
  { platform, brands }: Pick<IdentityParts, 'platform' | 'brands'>,
  proposals: DefineProposals,
): IdentityApproval {
  const { clock, jobs } = platform;

  async function requireApprovable(tx: Queryable, check: CheckRow): Promise<void> {
    const { offsetMinutes } = await brands.byId(check.brand_id);
    const today = dayOf(clock.now(), offsetMinutes);
    if (check.expires_on !== null && check.expires_on < today) throw new Failure('identity_document_expired');
    if (check.level === 2 && (await holdIdentity(tx, check.member_id, today))?.id !== check.identity_id)
      throw new Failure('identity_level_first');
  }

  /** The check, which its reviewer still has. @throws Failure `identity_decided` and as `requireApprovable` */
  async function lockReviewed(tx: Queryable, { checkId, reviewer }: Approval): Promise<CheckRow> {
    const check = await lockCheck(tx, checkId);
    if (check?.state !== 'in_review' || check.claimed_by !== reviewer) throw new Failure('identity_decided');
    await requireApprovable(tx, check);
    return check;
  }

  return {
    requireApprovable,
    propose: proposals.define<Approval>({
      kind: 'identity-approval',
      schema: approvalSchema,
      rights: { propose: 'identity', decide: 'identity' },
      async validate(tx, { body }) {
        await lockReviewed(tx, body);
      },
      async facts({ checkId }, { db }) {
        const entry = await readEntry(db, checkId);
        if (!entry) return [];
        return [
          fact('identityChecks.account', text(entry.account)),
          fact('identityChecks.level', word(entry.level === 2 ? 'identityChecks.levels.2' : 'identityChecks.levels.1')),
        ];
      },
      async onApproved(tx, { body, decidedBy, at }) {
        const check = await lockReviewed(tx, body);
        const decision = { state: 'approved', reason: null, note: null } as const;
        await markDecided(tx, check.id, { ...decision, by: decidedBy, at });
        await queueMessage(tx, jobs, identityMessage(check, decision, at));
        return {};
      },
      entry: (step, { body }) => ({
        action: `identity.approval-${AUDIT_WORDS[step]}`,
        subject: `identity-check:${body.checkId}`,
        details: {},
      }),
    }),
  };
}
