import { formatAmount } from '@marquee/contract/amount';
import { formatLocale } from '@marquee/contract/languages';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { TicketLine } from '@marquee/contract/lottery/ticket-lines';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { Fragment } from 'react';
import styles from '../lottery.module.css';
import { useKindName, useOutcomeName } from '../lottery-names';

interface LineTableProps {
  readonly lines: readonly TicketLine[];
  readonly shape: LotteryShape;
  readonly currency: string;
}

type NumberedLine = TicketLine & { readonly at: number };

/** The lines of a ticket under the result that counts, with the drawn numbers marked. */
export function LineTable({ lines, shape, currency }: LineTableProps) {
  const t = useMessages('console');
  const kindName = useKindName();
  const outcomeName = useOutcomeName();
  const number = numberFormat(formatLocale(useLanguage()));
  const columns: ReadonlyArray<Column<NumberedLine>> = [
    {
      id: 'kind',
      header: t('lottery.kind'),
      rowHeader: true,
      cell: ({ line }) => kindName(shape, line.kind.code),
    },
    {
      id: 'selection',
      header: t('lottery.tickets.selection'),
      cell: ({ columns: selected }) => (
        <bdi className={styles.selection}>
          {selected.map((outcomes, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            <Fragment key={column}>
              {column > 0 && <span aria-hidden="true"> | </span>}
              {outcomes.map(({ name, isDrawn }) => {
                const Mark = isDrawn ? 'mark' : 'span';
                return <Mark key={name}>{outcomeName(name)}</Mark>;
              })}
            </Fragment>
          ))}
        </bdi>
      ),
    },
    {
      id: 'odds',
      header: t('lottery.settings.odds'),
      align: 'end',
      cell: ({ line }) => number.format(line.odds / 1_000),
    },
    {
      id: 'stake',
      header: t('lottery.tickets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={formatAmount(stake)} currency={currency} />,
    },
    {
      id: 'payout',
      header: t('lottery.effect.payout'),
      align: 'end',
      cell: ({ payout }) => (payout === null ? '–' : <Money amount={formatAmount(payout)} currency={currency} />),
    },
  ];
  return (
    <DataTable<NumberedLine>
      caption={t('lottery.tickets.lines')}
      columns={columns}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => String(at)}
      density="dense"
      maxHeight="36rem"
    />
  );
}
