import { ACTIVATION_DAYS, type ActivationWay, type RegistrationOutcome } from '@marquee/contract/agent-line';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import { validateField } from '@marquee/contract/registration';
import { createHash } from 'node:crypto';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandConfig } from '../../site/brand/config';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../../operators/audit/audit';
import { standardNickname } from '../appearance/nickname';
import { insertMember, newInvitationCode } from '../member/insert-member';
import type { AccountGroups } from './account-groups';
import { putActivation, replaceActivation } from './activation-repository';
import { hashSecret, newSecret } from './activation-secret';
import { agentEntry } from './agent-entry';
import { findDirectDownline, insertRow, isAgent, lockRow, readRow } from './registrations-repository';

/** Accounts that agents open for others. */
export interface LineRegistrations {
  settings(agent: MemberRef, brand: BrandRef): Promise<CallValue<'agent.registerSettings'>>;
  /** Each row for itself: one that cannot be done now says why, and costs no other its answer. */
  register(
    agent: MemberRef,
    context: AgentContext,
    request: ParsedCallRequest<'agent.register'>,
  ): Promise<CallValue<'agent.register'>>;
  /** @throws Failure `not_found`, `too_many_requests` */
  renew(
    agent: MemberRef,
    context: AgentContext,
    request: ParsedCallRequest<'agent.renewActivation'>,
  ): Promise<CallValue<'agent.renewActivation'>>;
}

/** Where a request of an agent came from. */
export interface AgentContext {
  readonly brand: BrandRef;
  readonly requestId: string;
}

export interface LineRegistrationParts {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly groups: AccountGroups;
  /** Opens the ledger accounts of a new member, in the transaction that creates the member. */
  readonly openAccounts: (memberId: bigint, tx: Queryable) => Promise<void>;
}

type RegisteredRow = CallValue<'agent.register'>['rows'][number];

/** An account that a row asks for. */
interface NewAccount {
  readonly account: string;
  readonly type: number;
  /** Null: it follows the upline. */
  readonly prizeGroup: number | null;
}

const DAY_MS = 86_400_000;
/** Accounts that an agent registers in 24 hours, and new secrets in an hour. */
const PER_DAY = 20_000;
const RENEWALS_PER_HOUR = 200;
const UNCOUNTED: ReadonlySet<RegistrationOutcome> = new Set(['repeated', 'activated', 'limit_reached']);

/** Of brands whose own form has no user name. */
const STANDARD_NAME: RegisterField = {
  name: 'username',
  required: true,
  order: 1,
  acceptedPattern: '*',
  patternId: 'letter-first-alphanumeric',
  minLength: 4,
  maxLength: 16,
};

/** What user names of accounts that agents open look like. */
export const nameRuleOf = ({ registerFields }: BrandConfig): RegisterField =>
  registerFields.find(({ name }) => name === 'username') ?? STANDARD_NAME;

/** An agent registers members, and agents of the own type. */
export const typesOf = (agent: Pick<MemberRef, 'type'>): number[] => [MEMBER_TYPE, agent.type];

export function createLineRegistrations(parts: LineRegistrationParts): LineRegistrations {
  const { platform, audit, brands, groups, openAccounts } = parts;
  const { clock, config } = platform;
  const { pool } = platform.database;
  const registered = createThrottle(pool, { name: 'agent-register', windowMs: DAY_MS });
  const renewals = createThrottle(pool, { name: 'agent-renew-activation', windowMs: DAY_MS / 24 });

  const activation = (way: ActivationWay) => {
    const secret = newSecret(way);
    const expiresAt = new Date(clock.now().getTime() + ACTIVATION_DAYS * DAY_MS);
    return { secret, stored: { secretHash: hashSecret(secret), expiresAt } };
  };

  /** Does a row, or tells what became of it. */
  const registerRow = (
    agent: MemberRef,
    { brand, requestId }: AgentContext,
    { upload, way }: Pick<ParsedCallRequest<'agent.register'>, 'upload' | 'way'>,
    row: NewAccount & { readonly place: number },
    { language, hasRoom }: { readonly language: string; readonly hasRoom: boolean },
  ): Promise<{ readonly outcome: RegistrationOutcome; readonly secret: string | null }> =>
    inTransaction(pool, async (tx) => {
      await lockRow(tx, agent.id, upload, row.place);
      const request = digestOf(row);
      const { secret, stored } = activation(way);
      const done = await readRow(tx, agent.id, upload, row.place);
      if (done && !done.request.equals(request)) return { outcome: 'row_reused', secret: null };
      if (done)
        return (await replaceActivation(tx, done.memberId, stored))
          ? { outcome: 'repeated', secret }
          : { outcome: 'activated', secret: null };
      if (!hasRoom) return { outcome: 'limit_reached', secret: null };
      const opensAgent = row.type !== MEMBER_TYPE;
      const memberId = await insertMember(tx, {
        brandId: brand.id,
        account: row.account,
        type: row.type,
        nickname: standardNickname(row.account),
        passwordHash: null,
        language,
        uplineId: agent.id,
        ...(opensAgent && { affiliateCode: newInvitationCode() }),
      });
      if (memberId === null) return { outcome: 'account_taken', secret: null };
      // The account that does this may have stopped being an agent while the transaction waited for its line.
      if (!(await isAgent(tx, agent.id))) throw new Failure('forbidden');
      await openAccounts(memberId, tx);
      if (row.prizeGroup !== null) await groups.give(tx, memberId, row.prizeGroup);
      await putActivation(tx, memberId, stored);
      await insertRow(tx, { agentId: agent.id, upload, place: row.place, request, memberId, at: clock.now() });
      const details = { agentId: agent.publicId, type: row.type, prizeGroup: row.prizeGroup, upload, place: row.place };
      const entry = await agentEntry(tx, { agent, brand, requestId }, memberId);
      await audit.record({ ...entry, action: 'member.registered-by-agent', details }, tx);
      return { outcome: 'registered', secret };
    });

  return {
    async settings(agent, brand) {
      const [known, range] = await Promise.all([brands.byId(brand.id), groups.rangeOf(pool, brand.id, agent.id)]);
      return {
        username: nameRuleOf(known.config),
        types: typesOf(agent),
        largestGroup: range?.own ?? null,
        lowestGroup: range?.lowest ?? null,
      };
    },

    async register(agent, context, { rows, ...upload }) {
      const { brand } = context;
      const { config: settings } = await brands.byId(brand.id);
      const range = await groups.rangeOf(pool, brand.id, agent.id);
      const answer: RegisteredRow[] = [];
      for (const { place, account: typed, type = MEMBER_TYPE, prizeGroup = null } of rows) {
        const account = typed.trim();
        const refusal = refusalOf({ account, type, prizeGroup }, { rule: nameRuleOf(settings), agent, range });
        if (refusal) {
          answer.push({ place, account, outcome: refusal, secret: null });
          continue;
        }
        const hasRoom = !config.rateLimits || (await registered.count(String(agent.id))) < PER_DAY;
        const row = { place, account, type, prizeGroup };
        const language = settings.defaultLanguage;
        const { outcome, secret } = await registerRow(agent, context, upload, row, { language, hasRoom });
        // A name that is taken counts too: the answers would tell all names of the brand.
        if (!UNCOUNTED.has(outcome)) await registered.add(String(agent.id));
        answer.push({ place, account, outcome, secret });
      }
      return { rows: answer };
    },

    async renew(agent, { brand, requestId }, { id, way }) {
      if (config.rateLimits && (await renewals.add(String(agent.id))) > RENEWALS_PER_HOUR)
        throw new Failure('too_many_requests');
      const { secret, stored } = activation(way);
      await inTransaction(pool, async (tx) => {
        const memberId = await findDirectDownline(tx, brand.id, agent.id, id);
        if (memberId === null || !(await replaceActivation(tx, memberId, stored))) throw new Failure('not_found');
        const entry = await agentEntry(tx, { agent, brand, requestId }, memberId);
        await audit.record(
          { ...entry, action: 'member.activation-renewed', details: { agentId: agent.publicId, way } },
          tx,
        );
      });
      return { secret };
    },
  };
}

/** What a row asks for; how its owner gets in may differ between two tries. */
const digestOf = ({ account, type, prizeGroup }: NewAccount) =>
  createHash('sha256')
    .update(JSON.stringify([account, type, prizeGroup]))
    .digest();

function refusalOf(
  { account, type, prizeGroup }: NewAccount,
  {
    rule,
    agent,
    range,
  }: {
    readonly rule: RegisterField;
    readonly agent: MemberRef;
    readonly range: { lowest: number; own: number } | null;
  },
): RegistrationOutcome | null {
  if (validateField({ ...rule, required: true }, account) !== null) return 'account_invalid';
  if (!typesOf(agent).includes(type)) return 'type_refused';
  if (prizeGroup !== null && (range === null || prizeGroup > range.own || prizeGroup < range.lowest))
    return 'group_refused';
  return null;
}
