import { CONTACT_KINDS, type ContactKind } from '@marquee/contract/calls/contacts';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { latinDigits } from '@marquee/contract/latin-digits';
import { formatLocale } from '@marquee/contract/languages';
import { inDigitsOf } from '@marquee/contract/number-format';
import { z } from 'zod';
import { momentOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import { originOfHost } from '../../../platform/config';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { createThrottle } from '../../../platform/throttle';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { type BrandService, dialingCodesOf } from '../../site/brand/service';
import type { MemberService } from '../member/service';
import type { Messaging } from '../messaging/service';
import type { Reauthenticate } from '../sign-in/re-authenticate';
import { mobileOf, type VerificationCodes } from '../verification/service';
import type { ContactChanges } from './changes';
import type { ExcludedContacts } from './excluded-contacts';
import {
  type ChangeRow,
  insertChange,
  isTaken,
  lockContactsOf,
  putContact,
  readBoundContacts,
  readWaitingChanges,
} from './repository';
import { maskedContact, tellOfContact } from './tell-of-contact';

type Context = CallContext<'member'>;

/** E-mail address and mobile number of members. */
export interface ContactService {
  list(context: Context): Promise<CallValue<'security.contacts'>>;
  /** @throws Failure of the call `security.contactCode` */
  sendCode(request: ParsedCallRequest<'security.contactCode'>, context: Context): Promise<{ expiredMinutes: number }>;
  /**
   * A contact where none was bound, or the proof of the one that is bound, takes effect at once. Another one waits, and both old contacts
   * are told first: where the gateway does not take that, nothing changes.
   * @throws Failure of the call `security.bindContact`
   */
  bind(
    request: ParsedCallRequest<'security.bindContact'>,
    context: Context,
  ): Promise<CallValue<'security.bindContact'>>;
  /** @throws Failure `not_found` */
  cancel(changeId: string, context: Context): Promise<void>;
}

export interface ContactParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly codes: VerificationCodes;
  readonly messaging: Messaging;
  readonly changes: ContactChanges;
  readonly excluded: Pick<ExcludedContacts, 'includes'>;
  readonly reauthenticate: Reauthenticate;
  readonly audit: Audit;
  readonly ids: PublicIds;
}

type NewContact = Pick<ParsedCallRequest<'security.bindContact'>, 'kind' | 'value' | 'countryDialingCode'>;

const CODES_PER_DAY = 15;
const HOUR_MS = 3_600_000;
const LETTERS = {
  mobile: { channel: 'sms', code: 'contact_code', notice: 'contact_change_notice' },
  email: { channel: 'mail', code: 'contact_mail', notice: 'contact_change_mail' },
} as const;
const TAKEN = { email: 'email_taken', mobile: 'mobile_taken' } as const;

export function createContactService(parts: ContactParts): ContactService {
  const { platform, brands, members, codes, messaging, changes, excluded, reauthenticate, audit, ids } = parts;
  const { clock, config, jobs } = platform;
  const { pool } = platform.database;
  const sent = createThrottle(pool, { name: 'contact-code', windowMs: 24 * HOUR_MS });

  async function normalised({ kind, value, countryDialingCode }: NewContact, brandId: number): Promise<string> {
    if (kind === 'mobile') {
      const { config: settings } = await brands.byId(brandId);
      const written = latinDigits(value);
      const code = countryDialingCode ?? dialingCodesOf(settings).find((candidate) => written.startsWith(candidate));
      return mobileOf(settings, value, code);
    }
    const address = z.email().safeParse(value.toLowerCase());
    if (!address.success) throw fieldFailure({ path: 'value', messageKey: 'pattern.email' });
    return address.data;
  }
  const boundValue = async (db: Queryable, memberId: bigint, kind: ContactKind) =>
    (await readBoundContacts(db, memberId)).find((contact) => contact.kind === kind)?.value ?? null;
  /** A code that was sent for one member's contact counts for nobody else. */
  const purposeOf = (memberId: bigint) => `contact-${memberId}` as const;

  async function bindAtOnce(contact: Contact, old: string | null, context: Context): Promise<void> {
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      await lockContactsOf(tx, contact.memberId);
      if ((await boundValue(tx, contact.memberId, contact.kind)) !== old) throw new Failure('conflict');
      if (!(await putContact(tx, contact, now))) throw new Failure(TAKEN[contact.kind]);
      await tellOfContact(tx, jobs, 'contact_bound', contact, now);
      await audit.record(entryOf(context, 'member.contact-bound', contact.kind), tx);
    });
  }

  /** Tells every contact that the account has: the one that is replaced may be in other hands already. */
  async function notify(contact: Contact, at: Date, { member, brand, language }: Context): Promise<void> {
    const { mainHost, offsetMinutes, config: settings } = await brands.byId(brand.id);
    const reader = (await members.byId(member.id))?.language ?? language;
    const until = inDigitsOf(formatLocale(reader, settings.formats), momentOf(at, offsetMinutes));
    for (const { kind, value } of await readBoundContacts(pool, member.id))
      await messaging.send({
        brandId: brand.id,
        channel: LETTERS[kind].channel,
        recipient: value,
        template: LETTERS[kind].notice,
        language: reader,
        values: {
          account: member.account,
          contact: maskedContact(contact),
          until,
          link: `${originOfHost(config, mainHost)}/member?panel=contacts`,
        },
      });
  }

  async function startChange(contact: Contact, old: string, context: Context): Promise<Date> {
    const { contactChangeHours } = (await brands.byId(contact.brandId)).config.safeguards;
    if (await isTaken(pool, contact)) throw new Failure(TAKEN[contact.kind]);
    const requestedAt = clock.now();
    const effectiveAt = new Date(requestedAt.getTime() + contactChangeHours * HOUR_MS);
    await notify(contact, effectiveAt, context);
    await inTransaction(pool, async (tx) => {
      await lockContactsOf(tx, contact.memberId);
      if ((await boundValue(tx, contact.memberId, contact.kind)) !== old) throw new Failure('conflict');
      if (!(await insertChange(tx, { ...contact, requestedAt, effectiveAt }))) throw new Failure('conflict');
      await tellOfContact(tx, jobs, 'contact_change_planned', contact, requestedAt);
      await audit.record(entryOf(context, 'member.contact-change-planned', contact.kind), tx);
    });
    return effectiveAt;
  }

  return {
    async list({ member, brand }) {
      const [bound, waiting, proof, { config: settings }] = await Promise.all([
        readBoundContacts(pool, member.id),
        readWaitingChanges(pool, member.id),
        reauthenticate.proofOf(member),
        brands.byId(brand.id),
      ]);
      const contacts = CONTACT_KINDS.map((kind) => {
        const contact = bound.find((candidate) => candidate.kind === kind);
        const change = waiting.find((candidate) => candidate.kind === kind);
        return {
          kind,
          value: contact ? maskedContact(contact) : null,
          verified: contact?.isVerified ?? false,
          change: change
            ? {
                changeId: ids.encode(change.id),
                value: maskedContact(change),
                effectiveAt: change.effectiveAt.toISOString(),
              }
            : null,
        };
      });
      return { contacts, changeHours: settings.safeguards.contactChangeHours, proof };
    },

    async sendCode({ password, authenticatorCode, passkey, ...contact }, context) {
      const { member, brand, ip, language } = context;
      const recipient = await normalised(contact, brand.id);
      const { kind } = contact;
      await reauthenticate.require({ password, authenticatorCode, passkey }, context);
      if ((await readWaitingChanges(pool, member.id)).some((change) => change.kind === kind))
        throw new Failure('conflict');
      if (config.rateLimits && (await sent.add(String(member.id))) > CODES_PER_DAY)
        throw new Failure('too_many_requests');
      const { channel, code: template } = LETTERS[kind];
      const reader = (await members.byId(member.id))?.language ?? language;
      const values = { account: member.account };
      const purpose = purposeOf(member.id);
      return codes.send({ brandId: brand.id, purpose, channel, recipient, ip, language: reader, template, values });
    },

    async bind({ code, ...contact }, context) {
      const { member, brand, ip } = context;
      const { kind } = contact;
      const value = await normalised(contact, brand.id);
      await codes.spend({ brandId: brand.id, purpose: purposeOf(member.id), recipient: value, ip, code });
      // Only who has its code hears that it cannot be bound.
      if (await excluded.includes(pool, brand.id, kind, value)) throw new Failure(TAKEN[kind]);
      const old = await boundValue(pool, member.id, kind);
      const verified: Contact = { brandId: brand.id, memberId: member.id, kind, value };
      if (old !== null && old !== value)
        return { effectiveAt: (await startChange(verified, old, context)).toISOString() };
      await bindAtOnce(verified, old, context);
      return { effectiveAt: null };
    },

    cancel: (changeId, { member }) => changes.cancel(member, ids.decode(changeId)),
  };
}

type Contact = Pick<ChangeRow, 'brandId' | 'memberId' | 'kind' | 'value'>;

const entryOf = ({ member, brand, requestId }: Context, action: string, kind: ContactKind) => ({
  ...byMember(member, brand.id),
  action,
  requestId,
  details: { kind },
});
