import { AMOUNT_PATTERN, parseAmount } from '@marquee/contract/amount';
import { typedDigits } from '@marquee/contract/latin-digits';
import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { useFormatLocale } from '@marquee/kit';
import { Button, IconButton, VisuallyHidden } from '@marquee/ui';
import { useAmountDraft } from '@marquee/ui/field';
import { Plus, X } from '@marquee/ui/icons';
import { useState } from 'react';
import { KindHelp } from '../official/kind-help';
import type { OfficialTexts } from '../official/use-official-texts';
import frame from '../room/fast-room.module.css';
import { betOfColumn, GRID_COLUMNS, type GridColumn } from './bet-toggles';
import styles from './four-digit-bets.module.css';
import type { SeaBetsProps } from './sea-bets';
import { SeaSlip } from './sea-slip';
import { useNumberSlip } from './use-number-slip';

const WIDTH = 4;
const FIRST_ROWS = 4;

/** A number with the stakes typed beside it, by column. */
interface GridRow {
  readonly id: number;
  readonly number: string;
  readonly stakes: Readonly<Record<string, string>>;
}

const emptyRow = (id: number): GridRow => ({ id, number: '', stakes: {} });

/** The grid of 4D: a number a row, a stake in each column that it is bet on. */
export function FourDigitBets({ room, menu, oddsOf, texts }: SeaBetsProps) {
  const { t } = texts;
  const [rows, setRows] = useState(() => Array.from({ length: FIRST_ROWS }, (_, id) => emptyRow(id)));
  const [helpColumn, setHelpColumn] = useState<GridColumn | undefined>(GRID_COLUMNS[0]);
  const [helpNumber, setHelpNumber] = useState('1234');
  const numberSlip = useNumberSlip(room);
  const columns = GRID_COLUMNS.filter((column) => oddsOf(column.kindOf('1234')) !== undefined);
  const help = helpColumn && betOfColumn(room.rules, helpColumn, helpNumber)?.kind;
  const bets = rows.flatMap(({ number, stakes }) =>
    number.length < WIDTH
      ? []
      : columns.flatMap((column) => {
          const bet = betOfColumn(room.rules, column, number);
          const stake = stakes[column.id] ?? '';
          return bet && AMOUNT_PATTERN.test(stake) ? [{ bet, unitStake: parseAmount(stake) }] : [];
        }),
  );
  const isUnreadable = rows.some(({ stakes }) => Object.values(stakes).includes(UNREADABLE_AMOUNT));
  const nextId = Math.max(...rows.map(({ id }) => id)) + 1;
  return (
    <div className={frame.bets}>
      <section className={frame.play} aria-label={t('bets.title')}>
        {help && (
          <div>
            <p className={styles.helpName}>{texts.kind(help)}</p>
            <KindHelp
              kind={help}
              odds={oddsOf(help.code) ?? 0}
              rules={room.rules}
              latest={room.results[0]}
              texts={texts}
            />
          </div>
        )}
        <Grid
          rows={rows}
          columns={columns}
          room={room}
          texts={texts}
          onChange={setRows}
          onHelp={(column, number) => {
            setHelpColumn(column);
            setHelpNumber(number.length === WIDTH ? number : '1234');
          }}
        />
        <div className={styles.actions}>
          <Button icon={<Plus />} onClick={() => setRows([...rows, emptyRow(nextId)])}>
            {t('grid.addRow')}
          </Button>
          <Button
            variant="primary"
            icon={<Plus />}
            disabled={isUnreadable || !bets.some(({ unitStake }) => unitStake > 0n)}
            onClick={() => {
              numberSlip.add(bets);
              setRows(Array.from({ length: FIRST_ROWS }, (_, id) => emptyRow(nextId + id)));
            }}
          >
            {t('bets.add')}
          </Button>
        </div>
      </section>
      <SeaSlip room={room} menu={menu} oddsOf={oddsOf} numberSlip={numberSlip} texts={texts} />
    </div>
  );
}

interface GridProps extends Pick<SeaBetsProps, 'room' | 'texts'> {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly onChange: (rows: GridRow[]) => void;
  readonly onHelp: (column: GridColumn, number: string) => void;
}

function Grid({ rows, columns, room, texts, onChange, onHelp }: GridProps) {
  const { t } = texts;
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('grid.number')}</th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {t(`grid.${id}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('grid.remove')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row
              key={row.id}
              row={row}
              line={at + 1}
              columns={columns.map((column) => ({ column, state: cellState(row, column, room) }))}
              texts={texts}
              onChange={(next) => onChange(rows.map((other) => (other.id === next.id ? next : other)))}
              onRemove={rows.length > 1 ? () => onChange(rows.filter((other) => other !== row)) : null}
              onHelp={(column) => onHelp(column, row.number)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type GridState = 'open' | 'half' | 'closed' | 'none';

/** `none`: the number has no such bet. */
function cellState({ number }: GridRow, column: GridColumn, room: SeaBetsProps['room']): GridState {
  if (number.length < WIDTH) return 'open';
  const bet = betOfColumn(room.rules, column, number);
  return bet ? room.stateOf(bet.kind, bet.pick[0]?.[0] ?? 0) : 'none';
}

interface RowProps {
  readonly row: GridRow;
  readonly line: number;
  readonly columns: readonly { readonly column: GridColumn; readonly state: GridState }[];
  readonly texts: OfficialTexts;
  readonly onChange: (row: GridRow) => void;
  readonly onRemove: (() => void) | null;
  readonly onHelp: (column: GridColumn) => void;
}

function Row({ row, line, columns, texts: { t }, onChange, onRemove, onHelp }: RowProps) {
  return (
    <tr>
      <td>
        <input
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('grid.numberOf', { line })}
          placeholder="0000"
          dir="ltr"
          value={row.number}
          onChange={(event) => onChange({ ...row, number: typedDigits(event.target.value, WIDTH) ?? row.number })}
        />
      </td>
      {columns.map(({ column, state }) => (
        <td key={column.id} data-state={state}>
          <StakeCell
            label={`${t('grid.numberOf', { line })}, ${t(`grid.${column.id}`)}${
              state === 'half' || state === 'closed' ? `, ${t(`state.${state}`)}` : ''
            }`}
            value={row.stakes[column.id] ?? ''}
            disabled={state === 'closed' || state === 'none'}
            onFocus={() => onHelp(column)}
            onChange={(stake) => onChange({ ...row, stakes: { ...row.stakes, [column.id]: stake } })}
          />
        </td>
      ))}
      <td>
        {onRemove && <IconButton size="sm" label={t('grid.removeRow', { line })} icon={<X />} onClick={onRemove} />}
      </td>
    </tr>
  );
}

interface StakeCellProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onChange: (value: string) => void;
}

function StakeCell({ label, value, disabled, onFocus, onChange }: StakeCellProps) {
  const draft = useAmountDraft(value, onChange, useFormatLocale());
  return <input {...draft} className={styles.stake} aria-label={label} disabled={disabled} onFocus={onFocus} />;
}
