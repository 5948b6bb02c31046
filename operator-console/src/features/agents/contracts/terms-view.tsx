import {
  type AgentContractType,
  TIER_FIELDS,
  type TierField,
  tierLabel,
  type WireTier,
} from '@marquee/contract/agent-contract';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Stack } from '@marquee/ui/layout';
import { type Column, DataTable } from '@marquee/ui/table';
import { FactList } from '../../../lib/layout/fact-list';
import type { ShownTerms } from './shown-agent';
import { useTermsFormat } from './use-terms-format';

interface TermsViewProps {
  readonly type: AgentContractType;
  readonly terms: ShownTerms;
  readonly currency: string;
}
type NumberedTier = WireTier & { readonly place: number };

/** Period, carry-over and rows of a contract. */
export function TermsView({ type, terms: { period, carriesLoss, tiers }, currency }: TermsViewProps) {
  const t = useMessages('console');
  const { money, number, percent } = useTermsFormat(currency);
  const cells: Readonly<Record<TierField, (tier: WireTier) => string>> = {
    validBet: ({ validBet }) => money(validBet),
    loss: ({ loss }) => money(loss),
    activeMembers: ({ activeMembers }) => number(activeMembers),
    rate: ({ rate }) => percent(rate),
    lossRate: ({ lossRate }) => percent(lossRate ?? 0),
    deposit: ({ deposit }) => money(deposit ?? '0.00'),
    amount: ({ amount }) => money(amount ?? '0.00'),
  };
  const columns: Column<NumberedTier>[] = [
    { id: 'place', header: t('contracts.row'), rowHeader: true, cell: ({ place }) => number(place) },
    ...TIER_FIELDS[type].map((field) => ({
      id: field,
      header: t(`contracts.field.${tierLabel(type, field)}`),
      align: 'end' as const,
      cell: cells[field],
    })),
  ];
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          [t('contracts.period'), t(`contracts.periods.${period}`)],
          ...(type === 'dividend'
            ? [[t('contracts.carriesLoss'), t(carriesLoss ? 'prizes.yes' : 'prizes.no')] as const]
            : []),
        ]}
      />
      <DataTable
        caption={t('contracts.rows')}
        columns={columns}
        rows={tiers.map((tier, index) => ({ ...tier, place: index + 1 }))}
        rowKey={({ place }) => String(place)}
        density="dense"
        narrow="cards"
      />
    </Stack>
  );
}
