import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, EmptyState, Panel } from '@marquee/ui';
import { Lock, ShieldCheck } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { PlaceDialog } from '../holds/place-dialog';
import { lineAddress } from './line-place';
import styles from './lines.module.css';
import { useLineFormat } from './use-line-format';

type FarmedPlay = CallValue<'lines.farmedPlay'>;
type Pair = FarmedPlay['pairs'][number];
type Month = FarmedPlay['months'][number];

interface FarmedPlayPanelProps {
  readonly brand: string;
  readonly account: string;
}

/** Members of a line who bet against each other, and those who bet hardly more than makes them count as active; payments can be held from here. */
export function FarmedPlayPanel({ brand, account }: FarmedPlayPanelProps) {
  const t = useMessages('console');
  const read = useRead('lines.farmedPlay', { brand, account });
  const [isHolding, setHolding] = useState(false);
  const pairColumns = usePairColumns(brand);
  const monthColumns = useMonthColumns();
  const { day } = useLineFormat();
  const hold = (
    <Button size="sm" icon={<Lock aria-hidden="true" />} onClick={() => setHolding(true)}>
      {t('agentHolds.place')}
    </Button>
  );
  return (
    <Panel title={t('lines.farmed.title')} padding="none" actions={hold}>
      <Loaded read={read} height="8rem">
        {({ since, pairs, minimum, below, months }) => (
          <>
            <h3 className={styles.part}>{t('lines.farmed.pairs', { day: day(since) })}</h3>
            <DataTable<Pair>
              caption={t('lines.farmed.pairs', { day: day(since) })}
              columns={pairColumns}
              rows={pairs}
              rowKey={({ accounts, isLottery }) => `${accounts.join(' ')} ${isLottery}`}
              empty={<EmptyState compact icon={<ShieldCheck />} title={t('lines.farmed.noPairs')} />}
            />
            <h3 className={styles.part}>{t('lines.farmed.months', { minimum, below })}</h3>
            <DataTable<Month>
              caption={t('lines.farmed.months', { minimum, below })}
              columns={monthColumns}
              rows={months}
              rowKey={({ month }) => month}
            />
          </>
        )}
      </Loaded>
      {isHolding && <PlaceDialog brand={brand} account={account} onClose={() => setHolding(false)} />}
    </Panel>
  );
}

function usePairColumns(brand: string): ReadonlyArray<Column<Pair>> {
  const t = useMessages('console');
  const { number } = useLineFormat();
  return [
    {
      id: 'accounts',
      header: t('lines.farmed.accounts'),
      rowHeader: true,
      cell: ({ accounts }) => (
        <ul>
          {accounts.map((account) => (
            <li key={account}>
              <Link to={lineAddress(brand, account)}>
                <bdi>{account}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'kind',
      header: t('lines.farmed.kind'),
      cell: ({ isLottery }) => t(isLottery ? 'lines.farmed.selections' : 'lines.farmed.results'),
    },
    { id: 'rounds', header: t('lines.farmed.rounds'), align: 'end', cell: ({ rounds }) => number(rounds) },
    { id: 'opposed', header: t('lines.farmed.opposed'), align: 'end', cell: ({ opposed }) => number(opposed) },
    { id: 'stake', header: t('lines.farmed.stake'), align: 'end', cell: ({ stake }) => stake },
  ];
}

function useMonthColumns(): ReadonlyArray<Column<Month>> {
  const t = useMessages('console');
  const { number, day } = useLineFormat();
  return [
    { id: 'month', header: t('lines.farmed.month'), rowHeader: true, cell: ({ month }) => day(month) },
    { id: 'active', header: t('lines.farmed.active'), align: 'end', cell: ({ active }) => number(active) },
    { id: 'near', header: t('lines.farmed.near'), align: 'end', cell: ({ near }) => number(near) },
    {
      id: 'sign',
      header: t('lines.farmed.kind'),
      cell: ({ isSign }) => isSign && <Badge tone="danger">{t('lines.farmed.most')}</Badge>,
    },
    {
      id: 'examples',
      header: t('lines.farmed.accounts'),
      cell: ({ accounts }) => (
        <div className={styles.accounts}>
          <bdi>{accounts.join(', ')}</bdi>
        </div>
      ),
    },
  ];
}
