import type { FoldCheck, FoldStatus } from '@marquee/contract/calls/play-feed';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState, Panel } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { type Column, DataTable } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { Loaded } from '../../../lib/loaded/loaded';

const REFETCH_MS = 5_000;
/** A fold that is further behind is named. */
const LATE_SECONDS = 5;

/** Folds that the catalogues have words for; others show their own name. */
const NAMED: readonly string[] = ['wagering', 'points', 'missions', 'vip'];

/** `/play-feed`: how far what follows from play is, and what the nightly verification found. */
export default function PlayFeedPage() {
  const t = useMessages('console');
  const read = useRead('playFeed.health', {}, REFETCH_MS);
  return (
    <section>
      <PageHeader title={t('playFeed.title')} description={t('playFeed.description')} />
      <Loaded read={read} height="16rem">
        {({ folds, checks }) => (
          <div className={forms.form}>
            <Folds folds={folds} />
            <Checks checks={checks} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

function Folds({ folds }: { readonly folds: readonly FoldStatus[] }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()), { maximumFractionDigits: 1 });
  const columns: ReadonlyArray<Column<FoldStatus>> = [
    {
      id: 'fold',
      header: t('playFeed.fold'),
      rowHeader: true,
      cell: ({ fold }) => (NAMED.includes(fold) ? t(`playFeed.folds.${fold}`) : fold),
    },
    {
      id: 'lag',
      header: t('playFeed.lag'),
      align: 'end',
      cell: ({ lagSeconds }) => t('playFeed.seconds', { seconds: number.format(lagSeconds) }),
    },
    { id: 'state', header: t('playFeed.state'), cell: (fold) => <FoldState fold={fold} /> },
  ];
  return (
    <Panel title={t('playFeed.foldsTitle')} padding="none">
      <DataTable<FoldStatus>
        caption={t('playFeed.foldsTitle')}
        columns={columns}
        rows={folds}
        rowKey={({ fold }) => fold}
      />
    </Panel>
  );
}

function FoldState({ fold: { failedAt, failure, isNew, lagSeconds } }: { readonly fold: FoldStatus }) {
  const t = useMessages('console');
  if (failedAt !== null)
    return (
      <>
        <Badge tone="danger">{t('playFeed.failing')}</Badge> <LocalTime instant={failedAt} />{' '}
        <small dir="auto">{failure}</small>
      </>
    );
  if (isNew) return <Badge tone="neutral">{t('playFeed.new')}</Badge>;
  if (lagSeconds > LATE_SECONDS) return <Badge tone="warning">{t('playFeed.late')}</Badge>;
  return <Badge tone="success">{t('playFeed.fine')}</Badge>;
}

function Checks({ checks }: { readonly checks: readonly FoldCheck[] }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const columns: ReadonlyArray<Column<FoldCheck>> = [
    // The names of the verifier's invariants, as `pnpm ledger:verify` prints them.
    { id: 'name', header: t('playFeed.check'), rowHeader: true, cell: ({ name }) => <bdi lang="en">{name}</bdi> },
    { id: 'day', header: t('playFeed.day'), cell: ({ day }) => day },
    { id: 'at', header: t('playFeed.at'), cell: ({ at }) => <LocalTime instant={at} /> },
    {
      id: 'differences',
      header: t('playFeed.differences'),
      align: 'end',
      cell: ({ differences }) => (
        <Badge tone={differences === 0 ? 'success' : 'danger'}>{number.format(differences)}</Badge>
      ),
    },
  ];
  return (
    <Panel title={t('playFeed.checksTitle')} description={t('playFeed.checksText')} padding="none">
      <DataTable<FoldCheck>
        caption={t('playFeed.checksTitle')}
        columns={columns}
        rows={checks}
        rowKey={({ name }) => name}
        empty={<EmptyState compact icon={<ShieldCheck />} title={t('playFeed.none')} />}
      />
    </Panel>
  );
}
