import type { ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { useKindName } from '../lottery-names';
import { HeatGrid } from './heat-grid';
import { type ExposedOutcome, netAt, stateOf } from './outcome-view';

/** More numbers than these are a list of the dearest. */
const MOST_CELLS = 100;

interface NumberBoardProps {
  readonly board: ExposureBoard;
  /** Of the kind. */
  readonly stake: string;
  readonly selection: ReadonlySet<string>;
  readonly onToggle: (outcome: string) => void;
}

/** The numbers of a kind: a grid of heat, or the dearest of many as a list. */
export function NumberBoard({ board, stake, selection, onToggle }: NumberBoardProps) {
  const t = useMessages('console');
  const kindName = useKindName();
  const { currency, selected, shape } = board;
  const { outcomes } = selected;
  if (outcomes.length > 1 && outcomes.length <= MOST_CELLS)
    return (
      <HeatGrid
        label={t('lottery.exposure.numbersOf', { kind: kindName(shape, selected.kind) })}
        outcomes={outcomes}
        stake={stake}
        selection={selection}
        onToggle={onToggle}
      />
    );
  const columns: ReadonlyArray<Column<ExposedOutcome>> = [
    {
      id: 'outcome',
      header: t('lottery.exposure.number'),
      rowHeader: true,
      cell: ({ outcome }) => outcome ?? t('lottery.exposure.whole'),
    },
    {
      id: 'used',
      header: t('lottery.exposure.used'),
      align: 'end',
      cell: ({ used }) => <Money amount={used} currency={currency} />,
    },
    {
      id: 'cap',
      header: t('lottery.exposure.cap'),
      align: 'end',
      cell: ({ cap }) => <Money amount={cap} currency={currency} />,
    },
    {
      id: 'net',
      header: t('lottery.exposure.net'),
      align: 'end',
      cell: (outcome) => <Money amount={netAt(stake, outcome)} currency={currency} tone="result" signed />,
    },
    {
      id: 'state',
      header: t('lottery.stateLabel'),
      cell: (outcome) => {
        const state = stateOf(outcome);
        return state === 'open' ? (
          '–'
        ) : (
          <Badge tone={state === 'half' ? 'warning' : 'danger'}>{t(`lottery.exposure.state.${state}`)}</Badge>
        );
      },
    },
  ];
  const rows = [...outcomes].sort((one, other) => Number(other.used) - Number(one.used)).slice(0, MOST_CELLS);
  return (
    <DataTable<ExposedOutcome>
      caption={t('lottery.exposure.number')}
      columns={columns}
      rows={rows}
      rowKey={({ outcome }) => outcome ?? ''}
      density="dense"
      maxHeight="32rem"
    />
  );
}
