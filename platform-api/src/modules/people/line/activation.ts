import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { networkOf } from '../../../platform/network-of';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { hashPassword } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import { dayOf } from '../../../platform/brand-days';
import { type BrandService, registerMethodsOf } from '../../site/brand/service';
import { checkedNickname, standardNickname, wellFormedNickname } from '../appearance/nickname';
import { type Member, refuseInactive } from '../member/account';
import { publishRegistered } from '../member/member-registered';
import { createProveMobile, type ProveMobileParts } from '../member/prove-mobile';
import { insertContacts, type IsExcluded } from '../member/registered-contacts';
import { checkRegistration, withoutInvitations } from '../member/registration-input';
import { checkSubUserForm } from '../member/sub-user-form';
import { memberIn } from '../member/member-in';
import { readActivation, takeActivation, writeOwner } from './activation-repository';
import { hashSecret } from './activation-secret';

interface Visitor {
  readonly brand: BrandRef;
  readonly language: string;
  readonly ip: string;
}

interface OwningVisitor extends Visitor {
  /** Called once the form is valid; throws to refuse. */
  readonly admit: () => Promise<void>;
}

/** What owners of accounts that an agent opened do first: all that a registration of one's own asks for. */
export interface Activation {
  /** @throws Failure `link_expired`, `too_many_requests` */
  accountOf(secret: string, visitor: Visitor): Promise<CallValue<'member.activation'>>;
  /** @throws Failure `link_expired`, `too_many_requests`, and those of `Registration.register`; a refused form keeps the secret valid */
  activate(input: ParsedCallRequest<'member.activate'>, visitor: OwningVisitor): Promise<Member>;
}

export interface ActivationParts extends ProveMobileParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly isExcluded: IsExcluded;
}

const TRIES_BY_IP = 60;
const HOUR_MS = 3_600_000;

export function createActivation(parts: ActivationParts): Activation {
  const { platform, brands, isExcluded } = parts;
  const { clock, config } = platform;
  const { pool } = platform.database;
  const prove = createProveMobile(parts);
  const tries = createThrottle(pool, { name: 'activation', windowMs: HOUR_MS });

  /** @throws Failure `link_expired`, `too_many_requests` */
  async function requireWaiting(secretHash: Buffer, { brand, ip }: Visitor) {
    if (config.rateLimits && (await tries.add(networkOf(ip))) > TRIES_BY_IP) throw new Failure('too_many_requests');
    const waiting = await readActivation(pool, brand.id, secretHash, clock.now());
    if (!waiting) throw new Failure('link_expired');
    return waiting;
  }

  return {
    async accountOf(secret, visitor) {
      const { account, type } = await requireWaiting(hashSecret(secret), visitor);
      return { account, isSubUser: type === SUB_USER_TYPE };
    },

    async activate({ secret, ...input }, visitor) {
      const { brand, language } = visitor;
      const secretHash = hashSecret(secret);
      const { memberId, account, type } = await requireWaiting(secretHash, visitor);
      const isSubUser = type === SUB_USER_TYPE;
      const known = await brands.byId(brand.id);
      const { config: settings } = known;
      const now = clock.now();
      const today = dayOf(now, brand.offsetMinutes);
      const [method = 'username'] = registerMethodsOf(settings);
      const form = { ...input, ...(method === 'username' && { username: account }), login: true };
      const checked = isSubUser
        ? checkSubUserForm(account, input)
        : checkRegistration(method, form, withoutInvitations(settings), today);
      const typed = input.nickname === undefined ? null : wellFormedNickname(input.nickname);
      await visitor.admit();
      const nickname = typed === null ? standardNickname(account) : await checkedNickname(pool, known, typed, memberId);
      if (checked.mobile && checked.codeNeeded) await prove(checked.mobile, input, visitor);
      const passwordHash = await hashPassword(input.password);
      const paymentPasswordHash = input.paymentPassword ? await hashPassword(input.paymentPassword) : null;

      return inTransaction(pool, async (tx) => {
        if (!(await takeActivation(tx, memberId, secretHash, now))) throw new Failure('link_expired');
        const before = await memberIn(tx, memberId);
        if (!before) throw new Failure('link_expired');
        refuseInactive(before);
        await writeOwner(tx, memberId, {
          nickname,
          passwordHash,
          paymentPasswordHash,
          language: settings.languages.includes(language) ? language : settings.defaultLanguage,
          birthday: input.birthday ?? null,
          payeeName: input.payeeName ?? null,
          profile: checked.profile,
          at: now,
        });
        await insertContacts(tx, isExcluded, { id: memberId, brandId: brand.id }, checked, now);
        if (!isSubUser) await publishRegistered(tx, platform.jobs, { brandId: brand.id, memberId });
        const member = await memberIn(tx, memberId);
        if (!member) throw new Error('an activated account was not found');
        return member;
      });
    },
  };
}
