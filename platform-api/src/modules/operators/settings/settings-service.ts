import {
  BRAND_SETTING_NAMES,
  type BrandSettingName,
  brandSettingOf,
  takesTwoPersons,
} from '@marquee/contract/brand-settings';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandConfig } from '../../site/brand/config';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../audit/audit';
import { byOperator, type OperatorCaller } from '../audit/operator-caller';
import type { DefineProposals } from '../proposals/kind';
import { operatedBrand } from '../rights/operated-brand';
import { hasRights } from '../rights/rights';
import { lockConfig, readConfig } from './config-repository';
import { changeOf, type SettingState, settingOf } from './setting-parts';
import { defineSettingProposals, type ProposeSetting } from './setting-proposals';
import { storeSetting } from './store-setting';

export interface BrandSettingsParts {
  readonly platform: Pick<Platform, 'database' | 'bus' | 'clock'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
  readonly countryDatabase: string | null;
}

type SetRequest = ParsedCallRequest<'brandSettings.set'>;
type Answer = CallValue<'brandSettings.set'>;
type State = Answer['state'];

export interface BrandSettings {
  /** Those that the operator has the rights for. @throws Failure `forbidden`, `not_found` */
  read(caller: OperatorCaller, code: string): Promise<CallValue<'brandSettings.read'>>;
  /**
   * Sets one, or proposes it where it loosens a bound of operators. The value that counts already is no change.
   * @throws Failure `forbidden`, `not_found`, `validation_failed`, `settings_changed` with the value that counts where the change
   *   was made from another one, `proposal_waiting`
   */
  set(caller: OperatorCaller, request: SetRequest): Promise<Answer>;
}

/** The settings of a brand: read and set as whole documents, by what the contract says about each. */
export function createBrandSettings(parts: BrandSettingsParts): BrandSettings {
  const { platform, brands, countryDatabase } = parts;
  const { pool } = platform.database;
  const propose = defineSettingProposals(parts);
  const apply = createApply(parts);

  return {
    async read({ operator }, code) {
      const names = BRAND_SETTING_NAMES.filter((name) => hasRights(operator, brandSettingOf(name).rights));
      const [first] = names;
      if (!first) throw new Failure('forbidden');
      const { id, currency } = await operatedBrand(brands, operator, brandSettingOf(first).rights, code);
      const config = await readConfig(pool, id);
      return { currency, countryDatabase, settings: names.flatMap((name) => settingOf(config, name) ?? []) as State[] };
    },

    async set(caller, request) {
      const { brand: code, setting, value, revision, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, brandSettingOf(setting).rights, code);
      const { state, isLooser } = await apply(caller, brand, request);
      if (!isLooser) return { state, proposal: null };
      const proposal = await propose[setting as keyof ProposeSetting](caller, {
        brand,
        subject: '',
        body: value as never,
        reason,
        within: async (tx) => void requireRevision(await lockConfig(tx, brand.id), { setting, revision }),
      });
      return { state, proposal };
    },
  };
}

/** Stores a change in one transaction with its audit entry. @returns what counts, and whether the change needs another operator */
function createApply({ platform, audit }: BrandSettingsParts) {
  return async (caller: OperatorCaller, brand: Brand, request: SetRequest) => {
    const { setting, revision, reason } = request;
    const { state, isLooser, isChanged } = await inTransaction(platform.database.pool, async (tx) => {
      const before = await lockConfig(tx, brand.id);
      const change = changeOf(before, setting, request.value as never, platform.clock.now());
      const next = requireSetting({ ...before, ...change }, setting);
      if (requireSetting(before, setting).revision === next.revision)
        return { state: next, isLooser: false, isChanged: false };
      const current = requireRevision(before, { setting, revision });
      if (takesTwoPersons(setting, current.value, next.value))
        return { state: current, isLooser: true, isChanged: false };
      await storeSetting(tx, audit, brand, { setting, before, change, reason, by: byOperator(caller) });
      return { state: next, isLooser: false, isChanged: true };
    });
    if (isChanged) platform.bus.publish('config.changed', { revision: caller.requestId }, { brandId: brand.id });
    return { state: state as State, isLooser };
  };
}

function requireSetting(config: BrandConfig, setting: BrandSettingName): SettingState {
  const state = settingOf(config, setting);
  if (!state) throw new Failure('not_found');
  return state;
}

/** @throws Failure `settings_changed` with the value that counts */
function requireRevision(
  config: BrandConfig,
  { setting, revision }: Pick<SetRequest, 'setting' | 'revision'>,
): SettingState {
  const current = requireSetting(config, setting);
  if (current.revision !== revision) throw new Failure('settings_changed', { current });
  return current;
}
