import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatLocale } from '@marquee/contract/languages';
import { inDigitsOf } from '@marquee/contract/number-format';
import { z } from 'zod';
import { addYears } from '../../../platform/add-years';
import { momentOf } from '../../../platform/brand-days';
import { originOfHost } from '../../../platform/config';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import { newToken } from '../../../platform/secrets';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, factOf, instant, text } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals } from '../../operators/proposals/kind';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Right } from '../../operators/rights/rights';
import type { BrandService } from '../../site/brand/service';
import { keepResetLink } from '../member/reset-link';
import type { Messaging } from '../messaging/service';
import {
  type ClosedRow,
  lockClosedAccount,
  putOpening,
  readClosedAccount,
  readClosedAccounts,
  readName,
  readOpening,
  writeHold,
} from './repository';

type Request<Call extends 'list' | 'proposeOpening' | 'keepData'> = ParsedCallRequest<`closedAccounts.${Call}`>;

/** Closed accounts, for operators with the right `members`. */
export interface ClosedAccounts {
  list(caller: OperatorCaller, request: Request<'list'>): Promise<CallValue<'closedAccounts.list'>>;
  /**
   * @throws Failure `not_found`, `self_excluded` while an exclusion stands, `account_unreachable` without a contact, `conflict` where its
   *   opening was approved, `proposal_waiting`
   */
  proposeOpening(caller: OperatorCaller, request: Request<'proposeOpening'>): Promise<Proposal>;
  /** @throws Failure `not_found` */
  keepData(caller: OperatorCaller, request: Request<'keepData'>): Promise<void>;
}

interface ClosedAccountParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly audit: Audit;
  readonly messaging: Pick<Messaging, 'send'>;
  readonly proposals: DefineProposals;
}

const RIGHT: Right = 'members';
const OPENING_LETTER_TASK = 'member.opening-letter';
const DAY_MS = 86_400_000;
/** Within which its member opens an account: who asked for it is waiting. */
const OPENING_DAYS = 14;
/** Of the link in the letter; after it a new one comes by the form for a forgotten password. */
const LINK_MS = DAY_MS;

/** Names the account by its number alone: a proposal outlives the data of the account. */
const openingSchema = z.strictObject({ memberId: z.string() });

export function createClosedAccounts(parts: ClosedAccountParts): ClosedAccounts {
  const { platform, brands, audit, messaging, proposals } = parts;
  const { clock, config, jobs } = platform;
  const { pool } = platform.database;

  /** @throws Failure as `proposeOpening` */
  async function requireOpenable(db: Queryable, brandId: number, publicId: string): Promise<ClosedRow> {
    const row = await readClosedAccount(db, { brandId, publicId, now: clock.now() });
    if (!row) throw new Failure('not_found');
    if (row.isExcluded) throw new Failure('self_excluded');
    if (!row.isReachable) throw new Failure('account_unreachable');
    if (row.opensUntil) throw new Failure('conflict');
    return row;
  }

  const propose = proposals.define<z.output<typeof openingSchema>>({
    kind: 'account-opening',
    schema: openingSchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async lock(tx, { brandId, subject }) {
      if ((await lockClosedAccount(tx, Number(brandId), subject)) === null) throw new Failure('not_found');
    },
    async validate(tx, { brandId, subject }) {
      await requireOpenable(tx, Number(brandId), subject);
    },
    async facts({ memberId }, { db }) {
      const named = await readName(db, memberId);
      if (!named) return [];
      return [
        fact('closedAccounts.account', text(named.account)),
        ...factOf('closedAccounts.closedAt', named.closedAt, instant),
      ];
    },
    async onApproved(tx, { brandId, subject, at }) {
      const { id: memberId } = await requireOpenable(tx, Number(brandId), subject);
      await putOpening(tx, { memberId, approvedAt: at, expiresAt: new Date(at.getTime() + OPENING_DAYS * DAY_MS) });
      const key = `${OPENING_LETTER_TASK}:${memberId}:${at.toISOString()}`;
      await jobs.add(tx, OPENING_LETTER_TASK, { memberId: String(memberId) }, { key });
      return {};
    },
    entry: (step, { subject }) => ({
      action: `member.opening-${AUDIT_WORDS[step]}`,
      subject: `member:${subject}`,
      details: {},
    }),
  });

  jobs.handle<{ memberId: string }>(OPENING_LETTER_TASK, async ({ memberId }) => {
    const id = BigInt(memberId);
    const opening = await readOpening(pool, id, clock.now());
    if (!opening) return;
    const { brandId, account, language, mail, mobile, expiresAt } = opening;
    const { mainHost, offsetMinutes, config: settings } = await brands.byId(brandId);
    const site = originOfHost(config, mainHost);
    const until = inDigitsOf(formatLocale(language, settings.formats), momentOf(expiresAt, offsetMinutes));
    const letter = { brandId, language };
    if (mail) {
      const token = newToken();
      const values = { account, until, link: `${site}/reset-password#${token}` };
      await messaging.send({ ...letter, channel: 'mail', recipient: mail, template: 'account_opening', values });
      await keepResetLink(pool, id, token, new Date(clock.now().getTime() + LINK_MS));
    } else if (mobile) {
      const values = { account, until, link: site };
      await messaging.send({
        ...letter,
        channel: 'sms',
        recipient: mobile,
        template: 'account_opening_notice',
        values,
      });
    }
  });

  return {
    async list({ operator }, { brand: code, account, sort, ...page }) {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const years = brand.config.safeguards.closedDataYears;
      const filter = { brandId: brand.id, account: account ?? null, sort, now: clock.now() };
      const { content, total } = await readClosedAccounts(pool, filter, {
        limit: page.pageSize,
        offset: offsetOf(page),
      });
      return pageOf(
        content.map((row) => viewOf(row, years)),
        total,
        page,
      );
    },

    async proposeOpening(caller, { brand: code, memberId, reason }) {
      const brand = await operatedBrand(brands, caller.operator, RIGHT, code);
      await requireOpenable(pool, brand.id, memberId);
      return propose(caller, { brand, subject: memberId, body: { memberId }, reason });
    },

    async keepData(caller, { brand: code, memberId, keep, reason }) {
      const brand = await operatedBrand(brands, caller.operator, RIGHT, code);
      await inTransaction(pool, async (tx) => {
        const id = await lockClosedAccount(tx, brand.id, memberId);
        if (id === null) throw new Failure('not_found');
        const hold = keep ? { reason, by: caller.operator.id, at: clock.now() } : null;
        if (!(await writeHold(tx, id, hold))) return;
        const action = keep ? 'member.data-kept' : 'member.data-kept-no-longer';
        await audit.record(
          { ...byOperator(caller), action, subject: `member:${memberId}`, brandId: brand.id, reason },
          tx,
        );
      });
    },
  };
}

function viewOf({ publicId, closedAt, opensUntil, id: _id, language: _language, ...row }: ClosedRow, years: number) {
  return {
    ...row,
    memberId: publicId,
    closedAt: closedAt.toISOString(),
    erasedFrom: addYears(closedAt, years).toISOString(),
    opensUntil: opensUntil?.toISOString() ?? null,
  };
}
