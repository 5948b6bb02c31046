import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LoginOutcome, LoginWay } from '@marquee/contract/calls/login-history';
import { LOGIN_HISTORY_DAYS, NEW_PLACE_DAYS } from '@marquee/contract/constants';
import { deviceOf } from '@marquee/contract/device-name';
import { LANGUAGES } from '@marquee/contract/languages';
import { localisedText } from '../../../messages/texts';
import type { Queryable } from '../../../platform/database';
import type { MemberRef } from '../../../platform/http/visitor';
import { offsetOf, orderBy, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { createThrottle } from '../../../platform/throttle';
import type { RegionService } from '../../site/region/service';
import type { Member } from '../member/account';
import { queueMessage } from '../messages/message-fact';
import type { MessageValue } from '../messages/message-fact';
import {
  countLogins,
  insertLogin,
  LOGIN_ORDERS,
  type LoginPlace,
  type NewLogin,
  readEarlierLogins,
  readLogins,
  removeLoginsBefore,
} from './repository';

type LoginMember = Pick<Member, 'id' | 'brandId' | 'firstLoginAt'>;

interface Visit {
  readonly ip: string;
  readonly userAgent: string;
}

/** When, from where and how a member logged in, and attempts that failed. */
export interface LoginHistory {
  /**
   * Records a log-in in the transaction that opens its session, and tells the member of one from a new place: from a country and a kind
   * of device that they have not logged in from for 90 days.
   */
  opened(tx: Queryable, member: LoginMember, visit: Visit, login: { way: LoginWay; session: Buffer }): Promise<void>;
  /**
   * Records an attempt that failed, after the answer: an account that exists must not answer later than one that does not. Of one
   * member no more than 50 a day are kept.
   */
  failed(member: LoginMember, visit: Visit, attempt: { way: LoginWay; outcome: LoginOutcome }): void;
  list(member: MemberRef, request: ParsedCallRequest<'security.logins'>): Promise<CallValue<'security.logins'>>;
  /** Removes log-ins that are too old to be shown. */
  sweep(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const FAILURES_PER_DAY = 50;
const REMOVED_AT_ONCE = 5_000;

export function createLoginHistory(
  { clock, config, database: { pool }, jobs, log }: Platform,
  region: Pick<RegionService, 'countryOf'>,
  ids: PublicIds,
): LoginHistory {
  const failures = createThrottle(pool, { name: 'failed-logins', windowMs: DAY_MS });
  const daysBefore = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const placeOf = ({ ip, userAgent }: Visit): LoginPlace => ({
    ip,
    country: region.countryOf(ip),
    device: deviceOf(userAgent).name,
  });
  const loginOf = ({ id: memberId, brandId }: LoginMember, visit: Visit) => ({
    ...placeOf(visit),
    memberId,
    brandId,
    at: clock.now(),
  });

  async function isNewPlace(tx: Queryable, member: LoginMember, login: NewLogin): Promise<boolean> {
    if (member.firstLoginAt === null) return false;
    const earlier = await readEarlierLogins(tx, login, daysBefore(NEW_PLACE_DAYS));
    return !earlier.fromPlace && (earlier.any || !earlier.fromAnyAddress);
  }

  return {
    async opened(tx, member, visit, { way, session }) {
      const login: NewLogin = { ...loginOf(member, visit), way, outcome: 'succeeded', session };
      const isNew = await isNewPlace(tx, member, login);
      await insertLogin(tx, login);
      if (isNew)
        await queueMessage(tx, jobs, {
          memberId: member.id,
          template: 'login_new_place',
          values: { device: deviceText(login), place: placeText(login) },
          link: '/member?panel=sessions',
          key: `new-place:${login.country ?? ''}:${login.device}:${login.at.toISOString().slice(0, 10)}`,
        });
    },

    failed(member, visit, { way, outcome }) {
      const record = async () => {
        if (config.rateLimits && (await failures.add(String(member.id))) > FAILURES_PER_DAY) return;
        await insertLogin(pool, { ...loginOf(member, visit), way, outcome, session: null });
      };
      void record().catch((err: unknown) => log.warn({ err }, 'a failed login was not recorded'));
    },

    async list({ id: memberId, tokenHash: session }, { sort, ...page }) {
      const since = daysBefore(LOGIN_HISTORY_DAYS);
      const [rows, total] = await Promise.all([
        readLogins(
          pool,
          { memberId, session, since },
          { order: orderBy(sort, LOGIN_ORDERS) ?? 'at desc', limit: page.pageSize, offset: offsetOf(page) },
        ),
        countLogins(pool, memberId, since),
      ]);
      return pageOf(
        rows.map(({ id, at, ...row }) => ({ ...row, loginId: ids.encode(id), at: at.toISOString() })),
        total,
        page,
      );
    },

    async sweep() {
      const before = daysBefore(LOGIN_HISTORY_DAYS);
      while ((await removeLoginsBefore(pool, before, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
    },
  };
}

const deviceText = ({ device }: LoginPlace): MessageValue => device || { texts: localisedText('unknownDevice') };

/** The country by its name in each language, with the address; the address alone where the country is not known. */
function placeText({ country, ip }: LoginPlace): MessageValue {
  if (country === null) return ip;
  const nameIn = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country);
  return {
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, `${nameIn(language) ?? country} (${ip})`])),
  };
}
