import { z } from 'zod';
import { accountRulesSchema, currentAccountRulesSchema } from './account-rules';
import { agentTermsSchema } from './agent-terms';
import { displaySettingsSchema } from './display-settings';
import { identityTermsSchema } from './identity-settings';
import { jurisdictionTermsSchema } from './jurisdiction';
import { parseAmount } from './money';
import { regionRulesSchema } from './region-rules';
import { safeguardsSchema } from './safeguards';
import { supportSettingsSchema } from './support-settings';
import { withdrawalTermsSchema } from './withdrawal-settings';

/** Whether a brand's site is closed for maintenance. */
const maintenanceSchema = z.strictObject({
  closed: z.boolean(),
  /** When a closed site opens again by itself; null: when an operator says so. */
  end: z.iso.datetime().nullable(),
});

/** What changing a value in this direction gives away. */
type Loosened = 'raised' | 'lowered';

interface BrandSetting {
  /** Of the whole setting as operators send it: every field, none with a default. */
  readonly schema: z.ZodObject;
  /** Of what a brand may have, where its configuration can hold more than operators set. */
  readonly current?: z.ZodObject;
  /** All of them are needed, to read as well. */
  readonly rights: readonly ('brands' | 'cashier')[];
  /**
   * The bounds that bind operators, by field or group of fields, with the direction in which they give way. A change that
   * loosens one of them takes two persons; any other takes one.
   */
  readonly twoPersons: Readonly<Record<string, Loosened>> | null;
}

/**
 * The settings of a brand that operators read and set, each as one document. Their texts are `settings.<name>.*` in the console's
 * catalogue.
 */
export const BRAND_SETTINGS = {
  maintenance: { schema: maintenanceSchema, rights: ['brands'], twoPersons: null },
  regions: { schema: regionRulesSchema, rights: ['brands'], twoPersons: null },
  support: { schema: supportSettingsSchema, rights: ['brands'], twoPersons: null },
  'account-rules': {
    schema: accountRulesSchema,
    current: currentAccountRulesSchema,
    rights: ['brands'],
    twoPersons: null,
  },
  display: { schema: displaySettingsSchema, rights: ['brands'], twoPersons: null },
  jurisdiction: { schema: jurisdictionTermsSchema, rights: ['brands'], twoPersons: null },
  withdrawal: {
    schema: withdrawalTermsSchema,
    rights: ['brands', 'cashier'],
    // The score of a withdrawal decides about its second approval, and what counts as large is part of the score.
    twoPersons: { twoApprovalsFrom: 'raised', twoApprovalsScore: 'raised', largeFrom: 'raised', scores: 'lowered' },
  },
  identity: {
    schema: identityTermsSchema,
    rights: ['brands', 'cashier'],
    twoPersons: {
      isEnforced: 'lowered',
      withoutSingle: 'raised',
      withoutDay: 'raised',
      withoutMonth: 'raised',
      documentSingle: 'raised',
      documentDay: 'raised',
      documentMonth: 'raised',
      addressSingle: 'raised',
      addressDay: 'raised',
      addressMonth: 'raised',
      twoPersonsDocument: 'lowered',
      twoPersonsAddress: 'lowered',
    },
  },
  safeguards: {
    schema: safeguardsSchema,
    rights: ['brands', 'cashier'],
    twoPersons: {
      creditTwoOperatorsFrom: 'raised',
      creditTolerance: 'raised',
      messageTwoOperatorsFrom: 'raised',
      payoutReviewFrom: 'raised',
      // What is erased does not come back.
      closedDataYears: 'lowered',
    },
  },
  agents: {
    schema: agentTermsSchema,
    rights: ['brands', 'cashier'],
    // A lower minimum makes more members active, and contracts dearer.
    twoPersons: { approveFrom: 'raised', activeMinimum: 'lowered', salaryBound: 'raised' },
  },
} as const satisfies Readonly<Record<string, BrandSetting>>;

export type BrandSettingName = keyof typeof BRAND_SETTINGS;
/** A setting as operators send it. */
export type BrandSettingInput<Name extends BrandSettingName> = z.output<(typeof BRAND_SETTINGS)[Name]['schema']>;
/** A setting as a brand has it. */
export type BrandSettingValue<Name extends BrandSettingName> = (typeof BRAND_SETTINGS)[Name] extends {
  readonly current: infer Current extends z.ZodType;
}
  ? z.output<Current>
  : BrandSettingInput<Name>;

export const BRAND_SETTING_NAMES = Object.keys(BRAND_SETTINGS) as readonly BrandSettingName[];
export const brandSettingOf = (name: BrandSettingName): BrandSetting => BRAND_SETTINGS[name];

/** A setting with bounds of operators. */
export type TwoPersonSetting = {
  [Name in BrandSettingName]: (typeof BRAND_SETTINGS)[Name]['twoPersons'] extends null ? never : Name;
}[BrandSettingName];
export const TWO_PERSON_SETTINGS = BRAND_SETTING_NAMES.filter(
  (name): name is TwoPersonSetting => BRAND_SETTINGS[name].twoPersons !== null,
);

/** Whether a change of a setting loosens a bound of operators, so that another operator has to approve it. */
export function takesTwoPersons(name: BrandSettingName, before: object, after: object): boolean {
  const { twoPersons } = brandSettingOf(name);
  if (!twoPersons) return false;
  const former = new Map(leavesOf(before));
  return leavesOf(after).some(([path, value]) => {
    const loosened = twoPersons[path.split('.', 1)[0] ?? ''];
    const [old, next] = [quantityOf(former.get(path)), quantityOf(value)];
    return loosened === 'raised' ? next > old : loosened === 'lowered' && next < old;
  });
}

/** The values of a setting by their paths; a list is one value. */
export function leavesOf(value: object): (readonly [path: string, value: unknown])[] {
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? leavesOf(part as object).map(([path, leaf]) => [`${name}.${path}`, leaf] as const)
      : [[name, part] as const],
  );
}

/** A number or an amount, for comparison with another of its field. */
const quantityOf = (value: unknown): bigint => (typeof value === 'string' ? parseAmount(value) : BigInt(Number(value)));
