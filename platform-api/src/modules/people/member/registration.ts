import { MEMBER_TYPE } from '@marquee/contract/constants';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { hashPassword } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import type { BrandService, RegisterMethod } from '../../site/brand/service';
import { checkedNickname, standardNickname, wellFormedNickname } from '../appearance/nickname';
import type { Member } from './account';
import type { GiveGroup, LinkInvitation, RegistrationLinks } from './registration-links';
import { insertMember } from './insert-member';
import { insertContacts, type IsExcluded } from './registered-contacts';
import { createProveMobile, type ProveMobileParts } from './prove-mobile';
import { accountOfMobile } from './login-name';
import { publishRegistered } from './member-registered';
import { checkRegistration, type RegisterInput } from './registration-input';
import { readMember } from './repository';
import type { MemberService } from './service';

export interface Registration {
  /**
   * Creates a member with their ledger accounts.
   * @param method `mobile`: the mobile number becomes the user name
   * @param visitor its `admit` is called once the form is valid, so that a captcha is not used up by an invalid one;
   *   throws to refuse
   * @throws Failure `validation_failed`, `terms_not_accepted`, `under_age`, `invitation_code_error`,
   *   `invitation_link_ended`, `account_taken`, `nickname_unavailable`, `mobile_taken`, `email_taken`, `feature_disabled`, `sms_…` for a wrong code
   */
  register(method: RegisterMethod, input: RegisterInput, visitor: RegisteringVisitor): Promise<Member>;
}

export interface RegisteringVisitor {
  readonly brand: BrandRef;
  readonly language: string;
  readonly ip: string;
  readonly admit: () => Promise<void>;
}

export interface RegistrationParts extends ProveMobileParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly isExcluded: IsExcluded;
  readonly links: RegistrationLinks;
  readonly giveGroup: GiveGroup;
  /** Opens the ledger accounts of a new member, in the transaction that creates the member. */
  readonly openAccounts: (memberId: bigint, tx: Queryable) => Promise<void>;
}

export function createRegistration(parts: RegistrationParts): Registration {
  const { platform, brands, isExcluded, openAccounts, links, giveGroup } = parts;
  const { pool } = platform.database;
  const { clock } = platform;
  const prove = createProveMobile(parts);

  return {
    async register(method, input, visitor) {
      const { brand, language, admit } = visitor;
      const known = await brands.byId(brand.id);
      const { config } = known;
      const now = clock.now();
      const checked = checkRegistration(method, input, config, businessDay(now, brand.offsetMinutes));
      const { mobile, profile, codeNeeded } = checked;
      const account = (method === 'mobile' && mobile ? accountOfMobile(mobile) : input.username) ?? '';
      const typed = input.nickname === undefined ? null : wellFormedNickname(input.nickname);
      await admit();
      // Whether a name is taken is for people only: it may be somebody's user name.
      const nickname = typed === null ? standardNickname(account) : await checkedNickname(pool, known, typed, null);
      const invitation = await invitationOf(parts, brand.id, input);
      // The last check, so that nobody needs another code because of another field.
      if (mobile && codeNeeded) await prove(mobile, input, visitor);
      const passwordHash = await hashPassword(input.password);
      const paymentPasswordHash = input.paymentPassword ? await hashPassword(input.paymentPassword) : null;

      return inTransaction(pool, async (client) => {
        const id = await insertMember(client, {
          brandId: brand.id,
          account,
          type: invitation.link?.type ?? MEMBER_TYPE,
          nickname,
          passwordHash,
          language: config.languages.includes(language) ? language : config.defaultLanguage,
          birthday: input.birthday,
          payeeName: input.payeeName,
          uplineId: invitation.uplineId,
          termsAcceptedAt: now,
          profile,
          paymentPasswordHash,
        });
        if (id === null) throw new Failure(method === 'mobile' ? 'mobile_taken' : 'account_taken');
        await insertContacts(client, isExcluded, { id, brandId: brand.id }, checked, now);
        if (invitation.link) await links.record(client, id, invitation.link, input.invitationClick);
        if (invitation.link?.prizeGroup) await giveGroup(client, id, invitation.link.prizeGroup);
        await openAccounts(id, client);
        await publishRegistered(client, platform.jobs, { brandId: brand.id, memberId: id });
        const member = await readMember(client, id);
        if (!member) throw new Error('the new member was not found');
        return member;
      });
    },
  };
}

interface Invitation {
  readonly uplineId: bigint | null;
  readonly link: LinkInvitation | null;
}

/** Every given invitation code must exist. */
async function invitationOf(
  { members, links }: Pick<RegistrationParts, 'members' | 'links'>,
  brandId: number,
  input: RegisterInput,
): Promise<Invitation> {
  const codes = [input.affiliateCode, input.referralCode, input.recommenderId].filter((code) => code !== undefined);
  const invitations = await Promise.all(
    codes.map(async (code): Promise<Invitation | null> => {
      const uplineId = await members.inviterOf(brandId, code);
      if (uplineId !== null) return { uplineId, link: null };
      const link = await links.find(brandId, code);
      return link && { uplineId: link.agentId, link };
    }),
  );
  if (invitations.includes(null)) throw new Failure('invitation_code_error');
  return invitations[0] ?? { uplineId: null, link: null };
}

const businessDay = (now: Date, offsetMinutes: number) =>
  new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
