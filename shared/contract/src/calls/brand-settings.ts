import { z } from 'zod';
import { BRAND_SETTINGS, BRAND_SETTING_NAMES, type BrandSettingName, type BrandSettingValue } from '../brand-settings';
import { defineCall } from '../define-call';
import { proposalSchema } from './proposals';
import { brandCodeSchema, reasonSchema } from './field-schemas';

const revisionSchema = z
  .string()
  .regex(/^[\w-]{16}$/)
  .meta({ description: 'digest of the value: another value has another revision' });

/** One schema for each setting, told apart by its name. */
const eachSetting = <Result>(schemaOf: (name: BrandSettingName) => z.ZodType) =>
  BRAND_SETTING_NAMES.map(schemaOf) as unknown as readonly [Result, ...Result[]];

const stateSchema = <Name extends BrandSettingName>(name: Name) => {
  const setting: { readonly schema: z.ZodObject; readonly current?: z.ZodObject } = BRAND_SETTINGS[name];
  const value = (setting.current ?? setting.schema) as unknown as z.ZodType<BrandSettingValue<Name>>;
  return z.strictObject({ setting: z.literal(name), revision: revisionSchema, value });
};
type StateSchema = { [Name in BrandSettingName]: ReturnType<typeof stateSchema<Name>> }[BrandSettingName];

const changeSchema = <Name extends BrandSettingName>(name: Name) =>
  z.strictObject({
    brand: brandCodeSchema,
    setting: z.literal(name),
    revision: revisionSchema.meta({ description: 'of the value that the change was made from' }),
    value: BRAND_SETTINGS[name].schema,
    reason: reasonSchema,
  });
type ChangeSchema = { [Name in BrandSettingName]: ReturnType<typeof changeSchema<Name>> }[BrandSettingName];

const settingStateSchema = z.discriminatedUnion('setting', eachSetting<StateSchema>(stateSchema));
/** A setting as a brand has it. */
export type BrandSettingState = z.output<typeof settingStateSchema>;

/** The settings of a brand: each is read and set as a whole, by its schema and rights in `BRAND_SETTINGS`. */
export const brandSettingsCalls = {
  'brandSettings.read': defineCall({
    methods: ['GET'],
    path: '/ops/brands/:brand/settings',
    access: 'operator',
    summary: 'The settings of a brand that the operator has the rights for',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      currency: z.string(),
      countryDatabase: z.string().nullable().meta({ description: 'null: only networks can be told apart' }),
      settings: z.array(settingStateSchema),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'brandSettings.set': defineCall({
    methods: ['POST'],
    path: '/ops/brands/:brand/settings/:setting',
    access: 'operator',
    summary:
      'Sets a setting of a brand; open pages follow within seconds. What loosens a bound of operators becomes a proposal, which a second operator decides',
    request: z.discriminatedUnion('setting', eachSetting<ChangeSchema>(changeSchema)),
    value: z.strictObject({
      state: settingStateSchema.meta({ description: 'what counts now' }),
      proposal: proposalSchema.nullable().meta({ description: 'null: the change counts' }),
    }),
    errors: ['forbidden', 'not_found', 'settings_changed', 'proposal_waiting'],
  }),
} as const;
