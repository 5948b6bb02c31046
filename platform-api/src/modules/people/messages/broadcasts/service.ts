import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { BROADCAST_DAYS_MAX } from '@marquee/contract/broadcast';
import { placeholderFaults } from '@marquee/contract/message-template';
import { dayOf } from '../../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { OperatorRef } from '../../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import type { DefineProposals } from '../../../operators/proposals/kind';
import { lockSaves, requireRevision, revisionOf } from '../../../operators/revision/revision';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import type { Brand } from '../../../site/brand/brand';
import type { BrandService } from '../../../site/brand/service';
import { broadcastFacts } from './broadcast-facts';
import { BROADCAST_RIGHT, defineBroadcastProposal } from './broadcast-kind';
import {
  type BroadcastDraft,
  type BroadcastListRow,
  type BroadcastRow,
  countSentAlone,
  insertDraft,
  moveBroadcast,
  readBroadcast,
  readBroadcasts,
  updateDraft,
  updateSentOff,
} from './broadcast-repository';
import {
  clearRecipients,
  countRecipients,
  fixRecipients,
  sampleRecipients,
  unknownAccounts,
} from './recipient-repository';
import { delayOf } from './schedule';
import type { BroadcastSender } from './send-broadcast';

/** Messages that operators write to members. Every method throws `forbidden` without the right `members` and the brand. */
export interface Broadcasts {
  list(operator: OperatorRef, request: ParsedCallRequest<'broadcasts.list'>): Promise<CallValue<'broadcasts.list'>>;
  terms(operator: OperatorRef, brand: string): Promise<CallValue<'broadcasts.terms'>>;
  /** @throws Failure `not_found` */
  read(operator: OperatorRef, place: ParsedCallRequest<'broadcasts.read'>): Promise<CallValue<'broadcasts.read'>>;
  audience(
    operator: OperatorRef,
    request: ParsedCallRequest<'broadcasts.audience'>,
  ): Promise<CallValue<'broadcasts.audience'>>;
  /**
   * @throws Failure `validation_failed` for languages and placeholders, `conflict` where another operator has changed it meanwhile,
   *   `broadcast_closed` for what is no draft
   */
  save(caller: OperatorCaller, request: ParsedCallRequest<'broadcasts.save'>): Promise<CallValue<'broadcasts.save'>>;
  /** @throws Failure `not_found`, `conflict`, `broadcast_closed`, `broadcast_empty` */
  send(caller: OperatorCaller, request: ParsedCallRequest<'broadcasts.send'>): Promise<CallValue<'broadcasts.send'>>;
  /** @throws Failure `not_found`, `broadcast_closed` for what is sent or withdrawn */
  withdraw(caller: OperatorCaller, request: ParsedCallRequest<'broadcasts.withdraw'>): Promise<void>;
}

interface BroadcastParts {
  readonly platform: Pick<Platform, 'clock' | 'database'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
  readonly sender: BroadcastSender;
}

const SAMPLE = 10;
const UNKNOWN_SHOWN = 100;
const DAY_MS = 86_400_000;

export function createBroadcasts({ platform, brands, audit, proposals, sender }: BroadcastParts): Broadcasts {
  const { clock } = platform;
  const { pool } = platform.database;
  const propose = defineBroadcastProposal({ platform, sender, proposals });
  const brandFor = (operator: OperatorRef, code: string) => operatedBrand(brands, operator, BROADCAST_RIGHT, code);

  async function stored(db: Queryable, brand: Brand, id: string): Promise<BroadcastRow> {
    const row = await readBroadcast(db, brand.id, id);
    if (!row) throw new Failure('not_found');
    return row;
  }

  /** A draft as it was when its page was loaded, kept so until the transaction ends. */
  async function draftOf(tx: Queryable, brand: Brand, id: string, revision: string): Promise<BroadcastRow> {
    await lockSaves(tx, brand.id);
    const row = await stored(tx, brand, id);
    if (row.state !== 'draft') throw new Failure('broadcast_closed');
    const current = revisionOf(broadcastFacts(row));
    if (current !== revision) throw new Failure('conflict', { revision: current, rows: [] });
    return row;
  }

  const entryOf = (caller: OperatorCaller, brand: Brand, id: string, step: string) => ({
    ...byOperator(caller),
    action: `broadcast.${step}`,
    subject: `broadcast:${id}`,
    brandId: brand.id,
  });

  return {
    async list(operator, { brand: code, state, sort, ...page }) {
      const brand = await brandFor(operator, code);
      const place = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readBroadcasts(pool, brand.id, { state, sort }, place);
      return pageOf(
        rows.map((row) => ({ broadcastId: row.id, ...rowView(row) })),
        total,
        page,
      );
    },

    async terms(operator, code) {
      const brand = await brandFor(operator, code);
      return { languages: languagesOf(brand), twoOperatorsFrom: brand.config.safeguards.messageTwoOperatorsFrom };
    },

    async read(operator, { brand: code, broadcastId }) {
      const row = await stored(pool, await brandFor(operator, code), broadcastId);
      return {
        ...rowView(row),
        link: row.link,
        audience: row.audience,
        texts: row.texts,
        revision: revisionOf(broadcastFacts(row)),
        proposalId: row.state === 'proposed' ? row.proposalId : null,
        finishedAt: row.finishedAt?.toISOString() ?? null,
      };
    },

    async audience(operator, { brand: code, category, audience }) {
      const { id } = await brandFor(operator, code);
      const unknown = audience.kind === 'accounts' ? await unknownAccounts(pool, id, audience.accounts) : [];
      return {
        recipients: await countRecipients(pool, id, category, audience),
        sample: await sampleRecipients(pool, id, category, audience, SAMPLE),
        unknown: unknown.slice(0, UNKNOWN_SHOWN),
        unknownCount: unknown.length,
      };
    },

    async save(caller, { brand: code, broadcastId: id, revision, sendAt, ...change }) {
      const brand = await brandFor(caller.operator, code);
      const draft: BroadcastDraft = { ...change, sendAt: sendAt === null ? null : new Date(sendAt) };
      requireDraft(brand, draft, clock.now());
      await inTransaction(pool, async (tx) => {
        await lockSaves(tx, brand.id);
        const row = await readBroadcast(tx, brand.id, id);
        if (row && row.state !== 'draft') throw new Failure('broadcast_closed');
        const facts = row && broadcastFacts(row);
        requireRevision({ revision, stored: facts, change: broadcastFacts(draft) });
        if (row) await updateDraft(tx, id, draft);
        else if (!(await insertDraft(tx, id, brand.id, caller.operator.id, draft))) throw new Failure('not_found');
        const { audience: _audience, ...before } = row ?? { audience: null };
        const details = { before: row && before, after: draftDetails(draft) };
        await audit.record({ ...entryOf(caller, brand, id, row ? 'changed' : 'created'), details }, tx);
      });
      return { revision: revisionOf(broadcastFacts(draft)) };
    },

    async send(caller, { brand: code, broadcastId: id, revision, reason }) {
      const brand = await brandFor(caller.operator, code);
      const at = clock.now();
      const operatorId = caller.operator.id;
      const day = dayOf(at, brand.offsetMinutes);
      const { draft, recipients, needsTwo } = await inTransaction(pool, async (tx) => {
        const row = await draftOf(tx, brand, id, revision);
        const count = await fixRecipients(tx, id, brand.id, row.category, row.audience);
        if (count === 0) throw new Failure('broadcast_empty');
        const alone = await countSentAlone(tx, brand.id, { operatorId, day });
        const takesTwo = alone + count >= brand.config.safeguards.messageTwoOperatorsFrom;
        if (!takesTwo) {
          const sentOff = { state: 'scheduled', recipients: count, operatorId, day, proposalId: null } as const;
          await updateSentOff(tx, id, sentOff);
          await sender.queue(tx, { broadcastId: id, brandId: brand.id }, delayOf(row.sendAt, at));
          const details = { name: row.name, recipients: count };
          await audit.record({ ...entryOf(caller, brand, id, 'sent-off'), details, reason }, tx);
        }
        return { draft: row, recipients: count, needsTwo: takesTwo };
      });
      if (!needsTwo) return { state: 'scheduled', recipients };
      const { name, category, link, texts, audience, sendAt } = draft;
      const body = { name, category, link, texts, audience, recipients, sendAt: sendAt?.toISOString() ?? null };
      await propose(caller, {
        brand,
        subject: id,
        body,
        reason,
        within: async (tx, proposalId) => {
          // Whom it reaches was fixed above, and stays so unless the draft has changed since.
          await draftOf(tx, brand, id, revision);
          await updateSentOff(tx, id, { state: 'proposed', recipients, operatorId, day, proposalId });
        },
      });
      return { state: 'proposed', recipients };
    },

    async withdraw(caller, { brand: code, broadcastId: id, reason }) {
      const brand = await brandFor(caller.operator, code);
      await inTransaction(pool, async (tx) => {
        const { name } = await stored(tx, brand, id);
        const before = await moveBroadcast(tx, id, ['draft', 'proposed', 'scheduled', 'sending'], 'withdrawn');
        if (before === null) throw new Failure('broadcast_closed');
        await sender.cancel(tx, id);
        await clearRecipients(tx, id);
        const { delivered } = await stored(tx, brand, id);
        await audit.record(
          { ...entryOf(caller, brand, id, 'withdrawn'), details: { name, before, delivered }, reason },
          tx,
        );
      });
    },
  };
}

const rowView = ({
  name,
  category,
  state,
  sendAt,
  createdBy,
  createdAt,
  recipients,
  delivered,
  read,
}: BroadcastListRow) => ({
  name,
  category,
  state,
  sendAt: sendAt?.toISOString() ?? null,
  createdBy,
  createdAt: createdAt.toISOString(),
  recipients: state === 'draft' ? 0 : recipients,
  delivered,
  read,
});

/** What the audit log keeps of a draft: a list of user names by its length. */
const draftDetails = ({ audience, ...draft }: BroadcastDraft) => ({
  ...draft,
  audience: audience.kind === 'accounts' ? { accounts: audience.accounts.length } : audience.segment,
});

/** The default language first. */
const languagesOf = ({ config: { languages, defaultLanguage } }: Brand): string[] => [
  defaultLanguage,
  ...languages.filter((language) => language !== defaultLanguage),
];

/** @throws Failure `validation_failed` */
function requireDraft(brand: Brand, { texts, sendAt }: BroadcastDraft, now: Date): void {
  const [needed = '', ...others] = languagesOf(brand);
  if (!Object.hasOwn(texts, needed)) throw fieldFailure({ path: `texts.${needed}.text`, messageKey: 'required' });
  for (const [language, text] of Object.entries(texts)) {
    if (![needed, ...others].includes(language)) throw fieldFailure({ path: 'language', messageKey: 'invalid_value' });
    if (placeholderFaults(text, []).unknown.length > 0)
      throw fieldFailure({ path: `texts.${language}.text`, messageKey: 'unknown_placeholder' });
  }
  if (sendAt !== null && sendAt.getTime() > now.getTime() + BROADCAST_DAYS_MAX * DAY_MS)
    throw fieldFailure({ path: 'sendAt', messageKey: 'invalid_value' });
}
