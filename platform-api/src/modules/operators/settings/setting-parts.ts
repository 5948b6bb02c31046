import type { BrandSettingInput, BrandSettingName, BrandSettingValue } from '@marquee/contract/brand-settings';
import { SYSTEM_STATUS } from '@marquee/contract/constants';
import { fieldFailure } from '../../../platform/failure';
import { accountRulesOf, withAccountRules } from '../../site/brand/account-rules';
import type { BrandConfig } from '../../site/brand/config';
import { digestOf } from '../revision/revision';

/** Where a setting stands in a brand's configuration. */
interface SettingPart<Name extends BrandSettingName> {
  /** @returns null where the brand has no such setting */
  read(config: BrandConfig): BrandSettingValue<Name> | null;
  /** @throws Failure `validation_failed` for what the schema cannot see */
  change(config: BrandConfig, value: BrandSettingInput<Name>, now: Date): Partial<BrandConfig>;
}

const SETTING_PARTS: { readonly [Name in BrandSettingName]: SettingPart<Name> } = {
  maintenance: {
    read: ({ status, maintenanceEnd }) => ({ closed: status === SYSTEM_STATUS.maintenance, end: maintenanceEnd }),
    change(_config, { closed, end }, now) {
      if (!closed) return { status: SYSTEM_STATUS.normal, maintenanceEnd: null };
      if (end !== null && new Date(end) <= now) throw fieldFailure({ path: 'value.end', messageKey: 'invalid_value' });
      return { status: SYSTEM_STATUS.maintenance, maintenanceEnd: end };
    },
  },
  regions: { read: ({ regions }) => regions, change: (_config, regions) => ({ regions }) },
  support: { read: ({ support }) => support, change: (_config, support) => ({ support }) },
  'account-rules': { read: accountRulesOf, change: withAccountRules },
  display: {
    read: ({ formats, prizeMode }) => ({ ...formats, prizeMode }),
    change: (_config, { prizeMode, ...formats }) => ({ formats, prizeMode }),
  },
  jurisdiction: { read: ({ jurisdiction }) => jurisdiction, change: (_config, jurisdiction) => ({ jurisdiction }) },
  withdrawal: {
    read: ({ withdrawal: { passwordDigits: _fixed, ...terms } }) => terms,
    change: ({ withdrawal: { passwordDigits } }, terms) => ({ withdrawal: { ...terms, passwordDigits } }),
  },
  identity: { read: ({ identity }) => identity, change: (_config, identity) => ({ identity }) },
  agents: { read: ({ agents }) => agents, change: (_config, agents) => ({ agents }) },
  safeguards: { read: ({ safeguards }) => safeguards, change: (_config, safeguards) => ({ safeguards }) },
};

/** A setting of a configuration, with what tells its value from any other. */
export interface SettingState<Name extends BrandSettingName = BrandSettingName> {
  readonly setting: Name;
  readonly revision: string;
  readonly value: BrandSettingValue<Name>;
}

/** @returns null where the brand has no such setting */
export function settingOf<Name extends BrandSettingName>(
  config: BrandConfig,
  setting: Name,
): SettingState<Name> | null {
  const value = SETTING_PARTS[setting].read(config);
  return value && { setting, revision: digestOf(value), value };
}

/** What a value changes of a configuration. @throws Failure `validation_failed` */
export const changeOf = <Name extends BrandSettingName>(
  config: BrandConfig,
  setting: Name,
  value: BrandSettingInput<Name>,
  now: Date,
): Partial<BrandConfig> => SETTING_PARTS[setting].change(config, value, now);
