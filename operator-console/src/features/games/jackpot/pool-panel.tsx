import type { JackpotPool } from '@marquee/contract/calls/jackpot-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './jackpot.module.css';
import { ContributionsList, HitsList } from './pool-lists';

const LISTS = { contributions: ContributionsList, hits: HitsList } as const;
const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

interface PoolPanelProps {
  readonly brand: string;
  readonly currency: string;
  readonly pool: JackpotPool;
}

/** What a pool holds and where it comes from, with its contributions and hits. */
export function PoolPanel({ brand, currency, pool }: PoolPanelProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const [list, setList] = useState(NAMES[0] ?? 'contributions');
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const { vendor, name, balance, seed, seeded, contributed, paid, contributions, hits, openedAt } = pool;
  const counts = { contributions, hits };
  const List = LISTS[list];
  return (
    <>
      <Panel title={t('games.jackpot.pool', { vendor: name })} description={t('games.jackpot.poolDescription')}>
        <dl className={styles.facts}>
          <dt>{t('games.jackpot.now')}</dt>
          <dd className={styles.now}>{money(balance)}</dd>
          <dt>{t('games.jackpot.seeded')}</dt>
          <dd>{money(seeded)}</dd>
          <dt>{t('games.jackpot.contributed')}</dt>
          <dd>{money(contributed)}</dd>
          <dt>{t('games.jackpot.paid')}</dt>
          <dd>{money(paid)}</dd>
          <dt>{t('games.jackpot.seed')}</dt>
          <dd>{money(seed)}</dd>
          <dt>{t('games.jackpot.openedAt')}</dt>
          <dd>
            <LocalTime instant={openedAt} />
          </dd>
        </dl>
      </Panel>
      <Segmented
        label={t('games.jackpot.lists')}
        options={NAMES.map((value) => ({
          value,
          label: t(`games.jackpot.list.${value}`, { number: number.format(counts[value]) }),
        }))}
        value={list}
        onValueChange={(value) => setList(NAMES.find((name) => name === value) ?? list)}
      />
      <List key={`${vendor} ${list}`} brand={brand} vendor={vendor} currency={currency} />
    </>
  );
}
