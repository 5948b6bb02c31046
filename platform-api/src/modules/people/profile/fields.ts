import {
  COMMON_PROFILE_FIELDS,
  LOCKED_PROFILE_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
  STANDARD_PROFILE_RULES,
} from '@marquee/contract/profile-fields';
import type { RegisterField } from '@marquee/contract/calls/system';
import type { BrandConfig } from '../../site/brand/config';
import { registerFieldsOf } from '../../site/brand/service';
import type { ProfileRow } from './repository';

/** The network of each channel by which a brand's customer service writes to members. */
const NETWORKS: Readonly<Partial<Record<string, ProfileField>>> = {
  TELEGRAM: 'telegram',
  WHATSAPP: 'whatsapp',
  FACEBOOK: 'facebook',
};

export const isEnteredOnce = (name: ProfileField): boolean => LOCKED_PROFILE_FIELDS.includes(name);

/** What is stored of each field that has a value. */
export function valuesOf({ payeeName, birthday, profile }: ProfileRow): Partial<Record<ProfileField, string>> {
  const values: Readonly<Record<string, string | null | undefined>> = { ...profile, payeeName, birthday };
  return Object.fromEntries(PROFILE_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

/**
 * The rules of the fields of a member's profile: those common to all, those of the brand's registration, the networks of its customer
 * service, and what the member has entered.
 */
export function profileRules(
  config: BrandConfig,
  stored: Partial<Record<ProfileField, string>>,
): (RegisterField & { readonly name: ProfileField })[] {
  const asked = (['username', 'mobile'] as const).flatMap((method) => registerFieldsOf(config, method));
  const networks = config.customerService.map(({ csType }) => NETWORKS[csType]);
  return PROFILE_FIELDS.filter(
    (name) =>
      COMMON_PROFILE_FIELDS.includes(name) ||
      networks.includes(name) ||
      asked.some((rule) => rule.name === name) ||
      stored[name] !== undefined,
  ).map((name, index) => ({
    ...STANDARD_PROFILE_RULES[name],
    ...asked.find((rule) => rule.name === name),
    name,
    required: false,
    order: index + 1,
  }));
}

const HIDDEN = '•••';

/** What is entered once, as its member sees it again: enough to recognise it. */
export function maskedValue(name: ProfileField, value: string): string {
  if (name === 'birthday') return `${value.slice(0, 4)}-••-••`;
  if (name === 'idNumber') return `${HIDDEN}${[...value].slice(-3).join('')}`;
  return value
    .split(' ')
    .map((word) => `${firstLetter(word)}${HIDDEN}`)
    .join(' ');
}

/** With its marks: a letter of an Indian script is several code points. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
