import { createHmac, randomUUID } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { PAYEES_MAX } from '@marquee/contract/constants';
import type { Payee } from '@marquee/contract/entities/withdrawal';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { nameKey } from '../../../platform/name-key';
import type { Platform } from '../../../platform/platform';
import type { SecretBox } from '../../../platform/secret-box';
import type { BrandService } from '../../site/brand/service';
import type { Audit, AuditEntry } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { heldByContactChange } from '../../people/contacts/waiting-change';
import type { WithdrawPasswordService } from '../withdraw-password/service';
import { maskedHolder, maskedNumber, normalNumber, tailOf } from './account-number';
import {
  hadPayee,
  insertPayee,
  type InstitutionRow,
  lockHolderName,
  type NewPayee,
  type PayeeRow,
  readHolderName,
  readInstitutions,
  readPayee,
  readPayees,
  removePayee,
  revivePayee,
  setHolderName,
} from './repository';

export { maskedHolder, maskedNumber } from './account-number';
export type { PayeeRow } from './repository';

/** The member of a payee call. */
export interface PayeeContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
  readonly requestId: string;
}

/** The account details passed to a payer. */
export interface PayeeAccount {
  readonly institution: string;
  readonly holder: string;
  readonly number: string;
}

export interface PayeeService {
  institutions(brand: BrandRef, language: string): Promise<CallValue<'payees.institutions'>>;
  list(context: PayeeContext): Promise<CallValue<'payees.list'>>;
  /** @throws Failure of the call `payees.add` */
  add(request: ParsedCallRequest<'payees.add'>, context: PayeeContext): Promise<Payee>;
  /** @throws Failure `payee_not_found` */
  remove(payeeId: string, context: PayeeContext): Promise<void>;
  /**
   * A payee in use of the member, ready to be paid.
   * @throws Failure `payee_not_found`, `payee_on_hold`
   */
  usable(db: Queryable, memberId: bigint, payeeId: string): Promise<PayeeRow>;
  /** For payers only: the number in full. */
  accountOf(payeeId: string): Promise<PayeeAccount & { readonly payer: string }>;
}

export interface PayeeParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: BrandService;
  readonly passwords: WithdrawPasswordService;
  readonly audit: Audit;
  readonly box: SecretBox;
  /** Key of the digests by which numbers are compared. */
  readonly digestKey: string;
}

export const institutionName = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['en'] ?? '';

export function createPayeeService({ platform, brands, passwords, audit, box, digestKey }: PayeeParts): PayeeService {
  const {
    database: { pool },
    clock,
  } = platform;
  const digestOf = (number: string) => createHmac('sha256', digestKey).update(number).digest();
  const describe = (row: PayeeRow, language: string) => viewOf(row, clock.now(), language);

  return {
    async institutions(brand, language) {
      const rows = await readInstitutions(pool, brand.id);
      return rows.map(({ code, kind, names, number_pattern, number_example }) => ({
        code,
        kind,
        name: institutionName(names, language),
        numberPattern: number_pattern,
        numberExample: number_example,
      }));
    },

    async list({ member, language }) {
      const [rows, name] = await Promise.all([readPayees(pool, member.id), readHolderName(pool, member.id)]);
      const payees = await Promise.all(rows.map((row) => withHold(pool, row)));
      return {
        payees: payees.map((row) => describe(row, language)),
        holderName: name === null ? null : maskedHolder(name),
        most: PAYEES_MAX,
      };
    },

    async add({ institution: code, holder, number: text, withdrawPassword }, context) {
      const { member, brand, language } = context;
      const number = normalNumber(text);
      const institution = await institutionOf(pool, brand.id, code, number);
      await passwords.demand(member.id, withdrawPassword);
      const { payeeHoldMinutes } = (await brands.byId(brand.id)).config.withdrawal;
      const id = randomUUID();
      const storedPayee = await inTransaction(pool, async (client) => {
        const newPayee = {
          id,
          brandId: brand.id,
          memberId: member.id,
          institutionId: institution.id,
          holder,
          sealedNumber: box.seal(number, id),
          numberDigest: digestOf(number),
          numberTail: tailOf(number),
          addedAt: clock.now(),
        };
        const payeeId = await keep(client, newPayee, payeeHoldMinutes);
        await audit.record({ ...entryOf(context, 'payee.added'), details: { payeeId, institution: code } }, client);
        return payeeId;
      });
      return describe(await withHold(pool, await mustRead(pool, storedPayee)), language);
    },

    async remove(payeeId, context) {
      await inTransaction(pool, async (tx) => {
        if (!(await removePayee(tx, context.member.id, payeeId, clock.now()))) throw new Failure('payee_not_found');
        await audit.record({ ...entryOf(context, 'payee.removed'), details: { payeeId } }, tx);
      });
    },

    async usable(db, memberId, payeeId) {
      const stored = await readPayee(db, payeeId);
      if (!stored || stored.member_id !== memberId || stored.removed_at) throw new Failure('payee_not_found');
      const row = await withHold(db, stored);
      if (row.usable_from > clock.now())
        throw new Failure('payee_on_hold', { usableFrom: row.usable_from.toISOString() });
      return row;
    },

    async accountOf(payeeId) {
      const { institution, holder, sealed_number, payer } = await mustRead(pool, payeeId);
      return { institution, holder, number: box.open(sealed_number, payeeId), payer };
    },
  };
}

/** A payee with the hold that a change of the member's contacts puts on new ones. */
async function withHold(db: Queryable, row: PayeeRow): Promise<PayeeRow> {
  const heldUntil = await heldByContactChange(db, row.member_id, row.added_at);
  return heldUntil && heldUntil > row.usable_from ? { ...row, usable_from: heldUntil } : row;
}

async function mustRead(pool: pg.Pool, id: string): Promise<PayeeRow> {
  const row = await readPayee(pool, id);
  if (!row) throw new Error(`no payee ${id}`);
  return row;
}

const entryOf = ({ member, brand, requestId }: PayeeContext, action: string): AuditEntry => ({
  ...byMember(member, brand.id),
  action,
  requestId,
});

function viewOf(row: PayeeRow, now: Date, language: string): Payee {
  return {
    payeeId: row.id,
    kind: row.kind,
    institution: row.institution,
    institutionName: institutionName(row.names, language),
    holder: maskedHolder(row.holder),
    number: maskedNumber(row.number_tail),
    usableFrom: row.usable_from > now ? row.usable_from.toISOString() : null,
    addedAt: row.added_at.toISOString(),
  };
}

async function institutionOf(pool: pg.Pool, brandId: number, code: string, number: string): Promise<InstitutionRow> {
  const institution = (await readInstitutions(pool, brandId)).find((candidate) => candidate.code === code);
  if (!institution) throw fieldFailure({ path: 'institution', messageKey: 'invalid_value' });
  if (!new RegExp(`^(?:${institution.number_pattern})$`).test(number))
    throw new Failure('payee_number_invalid', { example: institution.number_example });
  return institution;
}

/**
 * Adds a payee within a transaction that has locked the member.
 * @returns the payee's id
 */
async function keep(client: pg.PoolClient, payee: Omit<NewPayee, 'usableFrom'>, holdMinutes: number): Promise<string> {
  const registered = await lockHolderName(client, payee.memberId);
  if (registered !== null && nameKey(registered) !== nameKey(payee.holder)) throw new Failure('payee_name_mismatch');
  if ((await readPayees(client, payee.memberId)).length >= PAYEES_MAX) throw new Failure('payees_full');
  const holdMs = (await hadPayee(client, payee.memberId)) ? holdMinutes * 60_000 : 0;
  const restoredPayee = { ...payee, usableFrom: new Date(payee.addedAt.getTime() + holdMs) };
  const id = (await insertPayee(client, restoredPayee)) ? payee.id : await revivePayee(client, restoredPayee);
  if (id === null) throw new Failure('payee_taken');
  await setHolderName(client, payee.memberId, payee.holder);
  return id;
}
