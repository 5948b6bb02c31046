import {
  type AgentContractType,
  TIER_FIELDS,
  type TierField,
  tierLabel,
  type WireTier,
} from '@marquee/contract/agent-contract';
import { useFormat, useMessages } from '@marquee/kit';
import { type Column, DataTable } from '@marquee/ui/table';

interface TierTableProps {
  readonly type: AgentContractType;
  readonly tiers: readonly WireTier[];
}
type NumberedTier = WireTier & { readonly place: number };

/** What must be reached for which rate, a row each. */
export function TierTable({ type, tiers }: TierTableProps) {
  const t = useMessages('shell');
  const { money, number, percent } = useFormat();
  const header = (field: TierField) => t(`contract.field.${tierLabel(type, field)}`);
  const cells: Readonly<Record<TierField, Omit<Column<NumberedTier>, 'id' | 'align'>>> = {
    validBet: {
      header: header('validBet'),
      cell: ({ validBet }) => money(validBet),
    },
    loss: { header: header('loss'), cell: ({ loss }) => money(loss) },
    activeMembers: { header: header('activeMembers'), cell: ({ activeMembers }) => number(activeMembers) },
    rate: {
      header: header('rate'),
      cell: ({ rate }) => <strong>{percent(rate / 10_000)}</strong>,
    },
    lossRate: {
      header: header('lossRate'),
      cell: ({ lossRate }) => <strong>{percent((lossRate ?? 0) / 10_000)}</strong>,
    },
    deposit: { header: header('deposit'), cell: ({ deposit }) => money(deposit ?? '0.00') },
    amount: { header: header('amount'), cell: ({ amount }) => <strong>{money(amount ?? '0.00')}</strong> },
  };
  const columns: Column<NumberedTier>[] = [
    { id: 'place', header: t('contract.row'), rowHeader: true, cell: ({ place }) => number(place) },
    ...TIER_FIELDS[type].map((id) => ({ id, align: 'end' as const, ...cells[id] })),
  ];
  return (
    <DataTable
      caption={t('contract.tiers')}
      columns={columns}
      rows={tiers.map((tier, index) => ({ ...tier, place: index + 1 }))}
      rowKey={({ place }) => String(place)}
      density="dense"
      narrow="cards"
    />
  );
}
