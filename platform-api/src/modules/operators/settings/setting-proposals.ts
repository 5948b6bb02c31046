import {
  type BrandSettingInput,
  BRAND_SETTINGS,
  brandSettingOf,
  leavesOf,
  TWO_PERSON_SETTINGS,
  type TwoPersonSetting,
} from '@marquee/contract/brand-settings';
import { parseAmount } from '@marquee/contract/money';
import type { ProposalValue } from '@marquee/contract/calls/proposals';
import type { ProposalLabel } from '@marquee/contract/proposals';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { Audit } from '../audit/audit';
import { fact, money, number, yes } from '../proposals/facts';
import { AUDIT_WORDS, type DefineProposals, type ProposalKind, type Propose } from '../proposals/kind';
import { lockConfig, readConfig } from './config-repository';
import { changeOf, settingOf } from './setting-parts';
import { storeSetting } from './store-setting';

interface SettingProposalParts {
  readonly platform: Pick<Platform, 'bus'>;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}

type Value = BrandSettingInput<TwoPersonSetting>;
/** How a setting that takes two persons is proposed. */
export type ProposeSetting = Readonly<Record<TwoPersonSetting, Propose<Value>>>;

/** One kind of proposals for each setting that takes two persons. */
export const defineSettingProposals = (parts: SettingProposalParts): ProposeSetting =>
  Object.fromEntries(
    TWO_PERSON_SETTINGS.map((name) => [name, parts.proposals.define(kindOf(name, parts))]),
  ) as ProposeSetting;

function kindOf(name: TwoPersonSetting, { platform, audit }: SettingProposalParts): ProposalKind<Value> {
  const { rights } = brandSettingOf(name);
  return {
    kind: `setting-${name}`,
    schema: BRAND_SETTINGS[name].schema,
    rights: { propose: rights, decide: rights },
    async current(db, { brandId }) {
      const state = settingOf(await readConfig(db, Number(brandId)), name);
      return state && { revision: state.revision, body: state.value };
    },
    async lock(tx, { brandId }) {
      await lockConfig(tx, Number(brandId));
    },
    facts: (value, { brand }) =>
      leavesOf(value).map(([path, leaf]) => fact(labelOf(name, path), presented(leaf, brandOf(brand).currency))),
    async onApproved(tx, { brand, body, reason, decidedBy, at }) {
      const { id, code } = brandOf(brand);
      const before = await lockConfig(tx, id);
      const change = changeOf(before, name, body as never, at);
      const by = { actor: { kind: 'operator', id: decidedBy } } as const;
      await storeSetting(tx, audit, { id, code }, { setting: name, before, change, reason, by });
      return {};
    },
    async announce({ id, brandId }) {
      platform.bus.publish('config.changed', { revision: id }, { brandId: Number(brandId) });
    },
    entry: (step, { body }, { brand }) => ({
      action: `brand.${name}-${AUDIT_WORDS[step]}`,
      subject: `brand:${brandOf(brand).code}`,
      details: { after: body },
    }),
  };
}

function presented(leaf: unknown, currency: string): ProposalValue {
  if (typeof leaf === 'string') return money(currency)(parseAmount(leaf));
  return typeof leaf === 'boolean' ? yes(leaf) : number(Number(leaf));
}

function brandOf(brand: Brand | null): Brand {
  if (!brand) throw new Error('a setting belongs to a brand');
  return brand;
}

/** The scores of a review are named where the reviews show them. */
const labelOf = (name: TwoPersonSetting, path: string): ProposalLabel =>
  (path.startsWith('scores.')
    ? path.replace('scores', 'withdrawals.rule')
    : `settings.${name}.${path}`) as ProposalLabel;
