import type { JackpotContribution, JackpotHit } from '@marquee/contract/calls/jackpot-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { Trophy } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import styles from './jackpot.module.css';

interface PoolListProps {
  readonly brand: string;
  readonly vendor: string;
  readonly currency: string;
}

/** What bets brought to the pool. */
export function ContributionsList({ brand, vendor, currency }: PoolListProps) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const { money, columns } = useEntryColumns(currency);
  const amount: Column<JackpotContribution> = {
    id: 'amount',
    header: t('games.jackpot.contribution'),
    align: 'end',
    cell: ({ amount, returned }) => (
      <span className={styles.entry}>
        {money(amount)}
        {returned !== null && <Badge>{t('games.jackpot.returned')}</Badge>}
      </span>
    ),
  };
  return (
    <PagedTable<JackpotContribution>
      caption={t('games.jackpot.contribution')}
      columns={[...columns, amount]}
      rowKey={({ betId }) => betId}
      read={useRead('jackpotAdmin.contributions', { brand, vendor, pageNo })}
      page={pageNo}
      onPageChange={setPageNo}
      empty={{ icon: <Trophy />, title: t('games.jackpot.noContributions') }}
    />
  );
}

/** What was won from the pool. */
export function HitsList({ brand, vendor, currency }: PoolListProps) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const { money, columns } = useEntryColumns(currency);
  const amounts: ReadonlyArray<Column<JackpotHit>> = [
    {
      id: 'amount',
      header: t('games.jackpot.hit'),
      align: 'end',
      cell: ({ amount, isReversed }) => (
        <span className={styles.entry}>
          {money(amount)}
          {isReversed && <Badge>{t('games.jackpot.returned')}</Badge>}
        </span>
      ),
    },
    { id: 'seeded', header: t('games.jackpot.reseeded'), align: 'end', cell: ({ seeded }) => money(seeded) },
  ];
  return (
    <PagedTable<JackpotHit>
      caption={t('games.jackpot.hit')}
      columns={[...columns, ...amounts]}
      rowKey={({ at, betId }) => `${betId} ${at}`}
      read={useRead('jackpotAdmin.hits', { brand, vendor, pageNo })}
      page={pageNo}
      onPageChange={setPageNo}
      empty={{ icon: <Trophy />, title: t('games.jackpot.noHits') }}
    />
  );
}

/** The columns of both lists. */
function useEntryColumns(currency: string) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const columns: ReadonlyArray<Column<Pick<JackpotHit, 'at' | 'member' | 'game' | 'betId'>>> = [
    { id: 'at', header: t('games.jackpot.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'member', header: t('games.jackpot.member'), cell: ({ member }) => <bdi>{member}</bdi> },
    { id: 'game', header: t('games.game'), cell: ({ game }) => <span dir="auto">{game}</span> },
    { id: 'bet', header: t('games.jackpot.bet'), cell: ({ betId }) => <code>{betId}</code> },
  ];
  return { columns, money: (amount: string) => <Money amount={amount} currency={currency} locale={locale} /> };
}
