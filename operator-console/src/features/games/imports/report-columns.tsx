import type { GameImportRow } from '@marquee/contract/calls/game-import';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import type { Column } from '@marquee/ui/table';
import styles from './imports.module.css';

type Change = GameImportRow['changes'][number];

/** Columns of the report's part of one kind. */
export function useReportColumns(kind: GameImportRow['kind']): ReadonlyArray<Column<GameImportRow>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const name: Column<GameImportRow> = {
    id: 'name',
    header: t('games.game'),
    rowHeader: true,
    cell: ({ gameName, position }) => (
      <bdi>{gameName ?? t('games.import.rowNo', { row: number.format(position) })}</bdi>
    ),
  };
  const code: Column<GameImportRow> = {
    id: 'code',
    header: t('games.code'),
    cell: ({ gameCode }) => gameCode !== null && <code>{gameCode}</code>,
  };
  if (kind === 'missing') return [name, code];
  if (kind === 'refused')
    return [
      { id: 'row', header: t('games.import.row'), align: 'end', cell: ({ position }) => number.format(position) },
      name,
      code,
      {
        id: 'fault',
        header: t('games.import.problem'),
        cell: ({ fault }) => fault && t(`games.import.rowFault.${fault}`),
      },
    ];
  const changes: Column<GameImportRow> = {
    id: 'changes',
    header: t(`games.import.kind.${kind}`),
    cell: (row) => <Changes changes={row.changes} isKnown={kind === 'changed'} />,
  };
  return [name, code, changes];
}

/** @param isKnown whether the game was there before, so that having had no value says something */
function Changes({ changes, isKnown }: Pick<GameImportRow, 'changes'> & { readonly isKnown: boolean }) {
  const t = useMessages('console');
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <span className={styles.field}>{t(`games.import.field.${change.field}`)}</span>
          {(isKnown || change.before !== null) && (
            <del>
              <Value field={change.field} value={change.before} />
            </del>
          )}
          <ins>
            <Value field={change.field} value={change.after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}

/** A field's value as people read it. */
function Value({ field, value }: { readonly field: Change['field']; readonly value: string | null }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  if (value === null) return <>{t('games.import.without')}</>;
  switch (field) {
    case 'gameType':
      return <>{t(`games.types.${value}`)}</>;
    case 'volatility':
      return <>{t(`games.import.volatility.${value}`)}</>;
    case 'jackpot':
    case 'demo':
    case 'listed':
      return <>{t(value === 'true' ? 'games.import.yes' : 'games.import.no')}</>;
    case 'minBet':
      return <>{numberFormat(locale, { minimumFractionDigits: 2 }).format(Number(value))}</>;
    case 'returnRate':
      return <>{numberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(Number(value) / 100)}</>;
    case 'lines':
      return <>{numberFormat(locale).format(Number(value))}</>;
    default:
      return <bdi>{value}</bdi>;
  }
}
