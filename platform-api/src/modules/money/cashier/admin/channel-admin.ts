import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../../platform/entered-amount';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import type { Audit } from '../../../operators/audit/audit';
import { fact, type Fact, localised, money, percent, text, word, yes } from '../../../operators/proposals/facts';
import { requireRevision, revisionOf } from '../../../operators/revision/revision';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import {
  type ChannelRow,
  type ChannelTerms,
  feeOf,
  lockChannel,
  readAllChannels,
  updateChannel,
} from '../channel-repository';
import {
  readAccounts,
  type ReceivingAccount,
  type ReceivingAccountRow,
  writeAccount,
} from '../receiving-account-repository';
import { brandIdsOf, brandsById, type AdminContext } from './admin-context';
import { recordChange } from './term-changes';

type AdminChannel = CallValue<'depositAdmin.channels'>[number];

/** Administration of channels and receiving accounts; each change has a reason, recorded in its transaction, and starts from what is stored (`conflict`). */
export function createAdminChannels({ database: { pool } }: Platform, brands: BrandService, audit: Audit) {
  /** @throws Failure `not_found` for a channel of another brand too */
  async function ownChannel(tx: Queryable, { operator }: AdminContext, id: number): Promise<ChannelRow> {
    const channel = await lockChannel(tx, id);
    if (!channel || !canSeeBrand(operator, channel.brand_id)) throw new Failure('not_found');
    return channel;
  }

  return {
    async channels({ operator }: AdminContext): Promise<CallValue<'depositAdmin.channels'>> {
      requireRight(operator, 'cashier');
      const [rows, brandById] = [await readAllChannels(pool, brandIdsOf(operator)), await brandsById(brands)];
      const accounts = await readAccounts(
        pool,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => channelView(row, accounts, brandById.get(row.brand_id)));
    },

    saveChannel(context: AdminContext, request: ParsedCallRequest<'depositAdmin.saveChannel'>): Promise<null> {
      requireRight(context.operator, 'cashier');
      const { channelId, revision, reason, ...changes } = request;
      const terms = channelTerms(changes);
      return inTransaction(pool, async (tx) => {
        const before = await ownChannel(tx, context, channelId);
        const { currency } = await brands.byId(before.brand_id);
        const stored = channelFacts(before, currency);
        requireRevision({ revision, stored, change: channelFacts(terms, currency) });
        await updateChannel(tx, channelId, terms);
        const subject = `deposit-channel:${before.code}`;
        const change = { action: 'deposit-channel.changed', subject, reason, brandId: before.brand_id };
        await recordChange(tx, audit, context, { ...change, before, after: terms });
        return null;
      });
    },

    saveAccount(context: AdminContext, request: ParsedCallRequest<'depositAdmin.saveAccount'>): Promise<null> {
      requireRight(context.operator, 'cashier');
      const { channelId, revision, reason, ...account } = request;
      return inTransaction(pool, async (tx) => {
        const channel = await ownChannel(tx, context, channelId);
        if (channel.method !== 'transfer') throw new Failure('not_found');
        const before = (await readAccounts(tx, [channelId])).find(({ number }) => number === account.number) ?? null;
        requireRevision({ revision, stored: before && accountFacts(before), change: accountFacts(account) });
        await writeAccount(tx, channelId, account);
        const subject = `deposit-channel:${channel.code}`;
        const change = { action: 'receiving-account.changed', subject, reason, brandId: channel.brand_id };
        await recordChange(tx, audit, context, { ...change, before, after: account });
        return null;
      });
    },
  };
}

/** Everything that the form of a channel sets. */
const channelFacts = (terms: ChannelTerms, currency: string): Fact[] => [
  ...localised('deposits.channel', terms.names),
  fact('depositTerms.minimum', money(currency)(terms.minimum)),
  fact('depositTerms.maximum', money(currency)(terms.maximum)),
  fact('depositTerms.presets', text(terms.presets.map(formatAmount).join(' '))),
  fact('depositTerms.feePercent', percent(terms.fee_basis_points / 100)),
  fact('depositTerms.feeFixed', money(currency)(terms.fee_fixed)),
  fact('depositTerms.bearer', word(`depositTerms.bearers.${terms.fee_bearer}`)),
  fact('depositTerms.wageringPercent', percent(terms.wagering_percent)),
  fact('depositTerms.enabled', yes(terms.enabled)),
];

/** What the form of an account sets of its number. */
const accountFacts = ({ bank, holder, enabled }: ReceivingAccount & { readonly enabled: boolean }): Fact[] => [
  fact('depositTerms.bank', text(bank)),
  fact('depositTerms.holder', text(holder)),
  fact('depositTerms.enabled', yes(enabled)),
];

const channelView = (
  row: ChannelRow,
  accounts: readonly ReceivingAccountRow[],
  brand: { readonly code: string; readonly currency: string } | undefined,
): AdminChannel => ({
  channelId: row.id,
  brand: brand?.code ?? '',
  currency: brand?.currency ?? '',
  code: row.code,
  method: row.method,
  paidBy: row.kind,
  names: { ...row.names },
  minimum: formatAmount(row.minimum),
  maximum: formatAmount(row.maximum),
  presets: row.presets.map(formatAmount),
  fee: { ...feeOf(row), fixed: formatAmount(row.fee_fixed) },
  wageringPercent: row.wagering_percent,
  enabled: row.enabled,
  revision: revisionOf(channelFacts(row, brand?.currency ?? '')),
  accounts: accounts
    .filter(({ channel_id }) => channel_id === row.id)
    .map(({ id, channel_id: _, ...account }) => ({
      accountId: id,
      ...account,
      revision: revisionOf(accountFacts(account)),
    })),
});

export type AdminChannels = ReturnType<typeof createAdminChannels>;

type RequestedChannel = Omit<ParsedCallRequest<'depositAdmin.saveChannel'>, 'channelId' | 'revision' | 'reason'>;

/**
 * @throws Failure `amount_invalid` for inconsistent limits or presets, or a fee that leaves nothing of the smallest
 *   amount
 */
function channelTerms({
  names,
  minimum,
  maximum,
  presets,
  fee,
  wageringPercent,
  enabled,
}: RequestedChannel): ChannelTerms {
  const terms: ChannelTerms = {
    names,
    minimum: enteredAmount(minimum),
    maximum: enteredAmount(maximum),
    presets: presets.map((preset) => enteredAmount(preset)),
    fee_basis_points: fee.basisPoints,
    fee_fixed: parseAmount(fee.fixed) === 0n ? 0n : enteredAmount(fee.fixed),
    fee_bearer: fee.bearer,
    wagering_percent: wageringPercent,
    enabled,
  };
  const isWithinTerms = (amount: bigint) => amount >= terms.minimum && amount <= terms.maximum;
  const leavesNothing = terms.fee_fixed >= terms.minimum || terms.fee_basis_points === 10_000 || terms.fee_fixed < 0n;
  if (terms.maximum < terms.minimum || !terms.presets.every(isWithinTerms) || leavesNothing)
    throw new Failure('amount_invalid');
  return terms;
}
