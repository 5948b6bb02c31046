import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FieldError } from '@marquee/contract/envelope';
import { withoutBidiControls } from '@marquee/contract/plain-text';
import type { ProfileField } from '@marquee/contract/profile-fields';
import { ageOn, validateField } from '@marquee/contract/registration';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { digestOf } from '../../operators/revision/revision';
import type { BrandConfig } from '../../site/brand/config';
import type { BrandService } from '../../site/brand/service';
import type { RequirePassword } from '../sign-in/own-password';
import { isEnteredOnce, maskedValue, profileRules, valuesOf } from './fields';
import { lockProfile, type ProfileRow, readProfile, writeProfile } from './repository';

type Context = Pick<CallContext<'member'>, 'member' | 'brand' | 'requestId'>;
type Values = Partial<Record<ProfileField, string>>;

/** What a member has told about themselves. */
export interface MemberProfiles {
  read(member: MemberRef, brand: BrandRef): Promise<CallValue<'member.profile'>>;
  /**
   * Saves fields; what says who somebody is only where it is still empty, and against the password.
   * @throws Failure `validation_failed`, `password_incorrect`, `too_many_requests`, `conflict` where another page has changed
   *   the profile meanwhile
   */
  save(request: ParsedCallRequest<'member.saveProfile'>, context: Context): Promise<CallValue<'member.profile'>>;
}

interface ProfileParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly audit: Audit;
  readonly requirePassword: RequirePassword;
}

const OLDEST_YEARS = 120;

export function createMemberProfiles({ platform, brands, audit, requirePassword }: ProfileParts): MemberProfiles {
  const { clock } = platform;
  const { pool } = platform.database;

  async function read({ id }: MemberRef, brand: BrandRef): Promise<CallValue<'member.profile'>> {
    const [row, { config }] = await Promise.all([readProfile(pool, id), brands.byId(brand.id)]);
    if (!row) throw new Failure('not_logged_in');
    const stored = valuesOf(row);
    const fields = profileRules(config, stored).map((rule) => {
      const { name } = rule;
      const [value, once] = [stored[name] ?? null, isEnteredOnce(name)];
      return {
        name,
        value: value && once ? maskedValue(name, value) : value,
        locked: once && value !== null,
        once,
        rule,
      };
    });
    return { fields, leastAge: config.birthdayAge, revision: revisionOf(row) };
  }

  return {
    read,

    async save({ values: typed, revision, password }, context) {
      const { member, brand, requestId } = context;
      const { config } = await brands.byId(brand.id);
      const row = await readProfile(pool, member.id);
      if (!row) throw new Failure('not_logged_in');
      const wanted = cleaned(typed);
      checkValues(wanted, config, row, dayOf(clock.now(), brand.offsetMinutes));
      if (changesOf(row, wanted).some(([name]) => isEnteredOnce(name))) await requirePassword(member, brand, password);
      await inTransaction(pool, async (tx) => {
        const before = await lockProfile(tx, member.id);
        if (!before) throw new Failure('not_logged_in');
        const changes = changesOf(before, wanted);
        if (changes.length === 0) return;
        if (revision !== revisionOf(before)) throw new Failure('conflict');
        refuseLocked(before, changes);
        await writeProfile(tx, member.id, changed(before, changes));
        await audit.record(
          {
            ...byMember(member, brand.id),
            action: 'member.profile-changed',
            requestId,
            details: { fields: changes.map(([name]) => name) },
          },
          tx,
        );
      });
      return read(member, brand);
    },
  };
}

const revisionOf = (row: ProfileRow): string => digestOf(valuesOf(row));

/** Composed, without directions, on one line. An empty value removes what is stored. */
const cleaned = (typed: Values): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      withoutBidiControls(value ?? '')
        .normalize('NFC')
        .trim(),
    ]),
  );

function checkValues(wanted: Values, config: BrandConfig, row: ProfileRow, today: string): void {
  const rules = profileRules(config, valuesOf(row));
  const faults = Object.entries(wanted).flatMap(([name, value]): FieldError[] => {
    const rule = rules.find((candidate) => candidate.name === name);
    const path = `values.${name}`;
    if (!rule) return [{ path, messageKey: 'unknown_field' }];
    if (/\p{Cc}/u.test(value)) return [{ path, messageKey: 'invalid_value' }];
    const fault = validateField(rule, value);
    return fault ? [{ path, ...fault }] : [];
  });
  if (faults.length > 0) throw fieldFailure(...faults);
  if (!wanted.birthday) return;
  const age = ageOn(wanted.birthday, today);
  if (age > OLDEST_YEARS) throw fieldFailure({ path: 'values.birthday', messageKey: 'invalid_value' });
  if (age < config.birthdayAge)
    throw fieldFailure({ path: 'values.birthday', messageKey: 'under_age', params: { age: config.birthdayAge } });
}

function changesOf(row: ProfileRow, wanted: Values): [ProfileField, string][] {
  const stored = valuesOf(row);
  return (Object.entries(wanted) as [ProfileField, string][]).filter(([name, value]) => value !== (stored[name] ?? ''));
}

/** @throws Failure `validation_failed` for what was entered once already */
function refuseLocked(row: ProfileRow, changes: readonly [ProfileField, string][]): void {
  const stored = valuesOf(row);
  const locked = changes.filter(([name]) => isEnteredOnce(name) && stored[name] !== undefined);
  if (locked.length > 0)
    throw fieldFailure(...locked.map(([name]) => ({ path: `values.${name}`, messageKey: 'invalid_value' })));
}

function changed(row: ProfileRow, changes: readonly [ProfileField, string][]): ProfileRow {
  const profile = { ...row.profile };
  let { payeeName, birthday } = row;
  for (const [name, value] of changes) {
    if (name === 'payeeName') payeeName = value;
    else if (name === 'birthday') birthday = value;
    else if (value === '') delete profile[name];
    else profile[name] = value;
  }
  return { payeeName, birthday, profile };
}
