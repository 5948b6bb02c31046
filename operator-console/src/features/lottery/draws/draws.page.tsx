import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { CalendarDays } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { waitsFor } from '../draw-facts';
import { DrawState } from '../draw-state';
import { useGameName } from '../use-games';
import styles from '../lottery.module.css';
import { DrawFilters, useDrawFilter } from './draw-filters';
import { GenerateDialog } from './generate-dialog';

const REFETCH_MS = 15_000;

/** `/lottery/draws`: the calendar of all lotteries; without a filter the draws that wait for somebody first. */
export function DrawsPage() {
  const t = useMessages('console');
  const { request, valueOf, choose } = useDrawFilter();
  const [isGenerating, setGenerating] = useState(false);
  return (
    <section>
      <PageHeader
        title={t('lottery.draws.title')}
        description={t('lottery.draws.description')}
        actions={
          <Button variant="primary" onClick={() => setGenerating(true)}>
            {t('lottery.generate.action')}
          </Button>
        }
      />
      <CalendarEnds />
      <DrawFilters valueOf={valueOf} choose={choose} />
      <PagedTable
        read={useRead('lotteryDraws.list', request, REFETCH_MS)}
        page={request.pageNo}
        onPageChange={(page) => choose('page', page > 1 ? String(page) : '')}
        caption={t('lottery.draws.title')}
        columns={useDrawColumns()}
        rowKey={({ drawId }) => drawId}
        empty={{ icon: <CalendarDays />, title: t('lottery.draws.none') }}
      />
      {isGenerating && <GenerateDialog gameCode={valueOf('game')} onClose={() => setGenerating(false)} />}
    </section>
  );
}

/** Calendars whose next year has to be entered. */
function CalendarEnds() {
  const t = useMessages('console');
  const nameOf = useGameName();
  const { data } = useRead('lotteryDraws.calendarEnds', {});
  return data?.map(({ gameCode, knownUntil }) => (
    <FormAlert key={gameCode} message={t('lottery.calendarEnds', { game: nameOf(gameCode), date: knownUntil })} />
  ));
}

function useDrawColumns(): ReadonlyArray<Column<AdminDraw>> {
  const t = useMessages('console');
  const nameOf = useGameName();
  return [
    { id: 'drawsAt', header: t('lottery.drawsAt'), cell: ({ drawsAt }) => <LocalTime instant={drawsAt} /> },
    {
      id: 'issue',
      header: t('lottery.issue'),
      rowHeader: true,
      cell: ({ drawId, issue }) => (
        <Link className={styles.link} to={`/lottery/draws/${drawId}`}>
          {issue}
        </Link>
      ),
    },
    { id: 'game', header: t('lottery.game'), cell: ({ gameCode }) => nameOf(gameCode) },
    { id: 'station', header: t('lottery.station'), cell: ({ station }) => station ?? '–' },
    { id: 'source', header: t('lottery.sourceLabel'), cell: ({ source }) => t(`lottery.source.${source}`) },
    { id: 'state', header: t('lottery.stateLabel'), cell: (draw) => <DrawState {...draw} /> },
    { id: 'waits', header: t('lottery.waitsLabel'), cell: (draw) => <Waits draw={draw} /> },
  ];
}

function Waits({ draw }: { readonly draw: AdminDraw }) {
  const t = useMessages('console');
  const cause = waitsFor(draw);
  if (cause === null) return '–';
  const tone = cause === 'contradiction' ? 'danger' : 'warning';
  return <Badge tone={tone}>{t(`lottery.waits.${cause}`)}</Badge>;
}
