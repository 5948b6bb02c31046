import {
  type AgentContractType,
  TIER_FIELDS,
  type TierField,
  tierLabel,
  type WireTier,
} from '@marquee/contract/agent-contract';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';

interface TierTableProps {
  readonly type: AgentContractType;
  readonly tiers: readonly WireTier[];
  /** Accessible name. */
  readonly caption: string;
  /** The tier that was reached, counted from 1. */
  readonly reached?: number | null | undefined;
}
type NumberedTier = WireTier & { readonly place: number };

/** What must be reached for which rate, a row each. */
export function TierTable({ type, tiers, caption, reached = null }: TierTableProps) {
  const t = useMessages('agent');
  const { money, number, percent } = useFormat();
  const header = (field: TierField) => t(`contracts.field.${tierLabel(type, field)}`);
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
    {
      id: 'place',
      header: t('contracts.row'),
      rowHeader: true,
      cell: ({ place }) => <Place place={place} isReached={place === reached} />,
    },
    ...TIER_FIELDS[type].map((id) => ({ id, align: 'end' as const, ...cells[id] })),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={tiers.map((tier, index) => ({ ...tier, place: index + 1 }))}
      rowKey={({ place }) => String(place)}
      density="dense"
      narrow="cards"
    />
  );
}

function Place({ place, isReached }: { readonly place: number; readonly isReached: boolean }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  return (
    <>
      {number(place)} {isReached && <Badge tone="success">{t('bills.reached')}</Badge>}
    </>
  );
}
