import type { CallValue } from '@marquee/contract/calls/index';
import type { JackpotChange } from '@marquee/contract/calls/jackpot-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Money, Panel } from '@marquee/ui';
import { Trophy } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { type Column, DataTable } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { Loaded } from '../../../lib/loaded/loaded';
import { CounterForm } from './counter-form';
import { CounterNow } from './counter-now';
import styles from './jackpot.module.css';
import { PoolPanel } from './pool-panel';
import { SourceForm } from './source-form';

const ASK_AGAIN_MS = 5_000;

/** The counter that members of a brand see: what it shows, its settings, the brand's pools, and what operators did with them. */
export function JackpotView({ brand }: { readonly brand: string }) {
  return (
    <Loaded read={useRead('jackpotAdmin.read', { brand }, ASK_AGAIN_MS)} height="16rem">
      {(counter) => (
        <Stack gap={5}>
          <div className={styles.panels}>
            <Stack gap={5}>
              <CounterNow counter={counter} />
              <SourceForm brand={brand} counter={counter} />
            </Stack>
            <CounterForm
              brand={brand}
              enabled={counter.enabled}
              runs={counter.source === null}
              loaded={counter.revision}
            />
          </div>
          {counter.pools.map((pool) => (
            <PoolPanel key={pool.vendor} brand={brand} currency={counter.currency} pool={pool} />
          ))}
          <History counter={counter} />
        </Stack>
      )}
    </Loaded>
  );
}

function History({ counter: { changes, currency } }: { readonly counter: CallValue<'jackpotAdmin.read'> }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const columns: ReadonlyArray<Column<JackpotChange>> = [
    { id: 'at', header: t('games.jackpot.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'what', header: t('games.jackpot.what'), cell: ({ kind }) => t(`games.jackpot.kind.${kind}`) },
    { id: 'before', header: t('games.jackpot.before'), align: 'end', cell: ({ before }) => money(before) },
    { id: 'start', header: t('games.jackpot.start'), align: 'end', cell: ({ start }) => money(start) },
    { id: 'by', header: t('games.jackpot.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { id: 'reason', header: t('games.jackpot.reason'), cell: ({ reason }) => <span dir="auto">{reason}</span> },
  ];
  return (
    <Panel title={t('games.jackpot.history')} padding="none">
      <DataTable<JackpotChange>
        caption={t('games.jackpot.history')}
        columns={columns}
        rows={changes}
        rowKey={({ at, kind }) => `${at} ${kind}`}
        density="dense"
        empty={<EmptyState compact icon={<Trophy />} title={t('games.jackpot.never')} />}
      />
    </Panel>
  );
}
