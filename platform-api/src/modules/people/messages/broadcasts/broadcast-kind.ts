import { audienceSchema, BROADCAST_CATEGORIES } from '@marquee/contract/broadcast';
import { z } from 'zod';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import { fact, number } from '../../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals, type ProposalKind, type Propose } from '../../../operators/proposals/kind';
import type { Right } from '../../../operators/rights/rights';
import { broadcastFacts } from './broadcast-facts';
import { moveBroadcast } from './broadcast-repository';
import { delayOf } from './schedule';
import type { BroadcastSender } from './send-broadcast';

export const BROADCAST_RIGHT: Right = 'members';

/** What the second operator sees and approves; whom it reaches was fixed before. */
const bodySchema = z.object({
  name: z.string(),
  category: z.enum(BROADCAST_CATEGORIES),
  link: z.string().nullable(),
  texts: z.record(z.string(), z.object({ title: z.string(), text: z.string() })),
  sendAt: z.iso.datetime().nullable(),
  recipients: z.number().int(),
  audience: audienceSchema,
});
export type BroadcastBody = z.infer<typeof bodySchema>;

interface KindParts {
  readonly platform: Pick<Platform, 'clock'>;
  readonly sender: Pick<BroadcastSender, 'queue'>;
  readonly proposals: DefineProposals;
}

/** A message to so many members that it takes two operators. Its subject is its id. */
export function defineBroadcastProposal({ platform, sender, proposals }: KindParts): Propose<BroadcastBody> {
  const kind: ProposalKind<BroadcastBody> = {
    kind: 'member-message',
    schema: bodySchema,
    rights: { propose: BROADCAST_RIGHT, decide: BROADCAST_RIGHT },
    facts: ({ recipients, sendAt, ...draft }) => [
      fact('broadcasts.recipients', number(recipients)),
      ...broadcastFacts({ ...draft, sendAt: sendAt === null ? null : new Date(sendAt) }),
    ],
    async onApproved(tx, { subject: broadcastId, brandId, body, at }) {
      if ((await moveBroadcast(tx, broadcastId, ['proposed'], 'scheduled')) === null)
        throw new Failure('broadcast_closed');
      const sendAt = body.sendAt === null ? null : new Date(body.sendAt);
      await sender.queue(tx, { broadcastId, brandId: Number(brandId) }, delayOf(sendAt, at ?? platform.clock.now()));
      return {};
    },
    async onClosed(tx, { subject }) {
      await moveBroadcast(tx, subject, ['proposed'], 'draft');
    },
    entry: (step, { subject, body: { name, recipients } }) => ({
      action: `broadcast.${AUDIT_WORDS[step]}`,
      subject: `broadcast:${subject}`,
      details: { name, recipients },
    }),
  };
  return proposals.define(kind);
}
