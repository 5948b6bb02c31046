import {
  type BrandSettingInput,
  BRAND_SETTINGS,
  brandSettingOf,
  leavesOf,
  TWO_PERSON_SETTINGS,
  type TwoPersonSetting,
} from '@marquee/contract/brand-settings';
import { parseAmount } from '@marquee/contract/money';
import type { ProposalLabel } from '@marquee/contract/proposals';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { fact, money, number } from '../proposals/facts';
import { AUDIT_WORDS, type DefineProposals, type ProposalKind, type Propose } from '../proposals/kind';
import { lockConfig, storeConfig } from './config-repository';
import { changeOf, settingOf } from './setting-parts';

interface SettingProposalParts {
  readonly platform: Pick<Platform, 'bus'>;
  readonly proposals: DefineProposals;
}

type Value = BrandSettingInput<TwoPersonSetting>;
/** How a setting that takes two persons is proposed. */
export type ProposeSetting = Readonly<Record<TwoPersonSetting, Propose<Value>>>;

/** One kind of proposals for each setting that takes two persons. */
export const defineSettingProposals = ({ platform, proposals }: SettingProposalParts): ProposeSetting =>
  Object.fromEntries(
    TWO_PERSON_SETTINGS.map((name) => [name, proposals.define(kindOf(name, platform))]),
  ) as ProposeSetting;

function kindOf(name: TwoPersonSetting, { bus }: SettingProposalParts['platform']): ProposalKind<Value> {
  const { rights } = brandSettingOf(name);
  return {
    kind: `setting-${name}`,
    schema: BRAND_SETTINGS[name].schema,
    rights: { propose: rights, decide: rights },
    async current(tx, { brandId }) {
      const state = settingOf(await lockConfig(tx, Number(brandId)), name);
      return state && { revision: state.revision, body: state.value };
    },
    facts: (value, { brand }) =>
      leavesOf(value).map(([path, leaf]) =>
        fact(
          labelOf(name, path),
          typeof leaf === 'string' ? money(brand?.currency ?? '')(parseAmount(leaf)) : number(Number(leaf)),
        ),
      ),
    async onApproved(tx, { brandId, body, at }) {
      const config = await lockConfig(tx, Number(brandId));
      await storeConfig(tx, Number(brandId), { ...config, ...changeOf(config, name, body as never, at) });
      return {};
    },
    async announce({ id, brandId }) {
      bus.publish('config.changed', { revision: id }, { brandId: Number(brandId) });
    },
    entry(step, { body }, { brand }) {
      if (!brand) throw new Failure('not_found');
      return { action: `brand.${name}-${AUDIT_WORDS[step]}`, subject: `brand:${brand.code}`, details: { after: body } };
    },
  };
}

/** The scores of a review are named where the reviews show them. */
const labelOf = (name: TwoPersonSetting, path: string): ProposalLabel =>
  (path.startsWith('scores.')
    ? path.replace('scores', 'withdrawals.rule')
    : `settings.${name}.${path}`) as ProposalLabel;
