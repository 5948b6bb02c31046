import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, buttonClass, Panel } from '@marquee/ui';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { LocalTime } from '../../../lib/time/local-time';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { isOfficial, takesBets, takesResult } from '../draw-facts';
import { DrawState } from '../draw-state';
import styles from '../lottery.module.css';
import { useGames } from '../use-games';
import { Loaded } from '../../../lib/loaded/loaded';
import { EnterResult } from './enter-result';
import { EntriesPanel } from './entries-panel';
import { MoveDialog } from './move-dialog';
import { ResultTable } from './result-table';
import { VoidDialog } from './void-dialog';
import { VoidPanel } from './void-panel';

const REFETCH_MS = 10_000;

/** `/lottery/draws/:drawId`: one draw with its result, the entries to it, and what may be done. */
export function DrawPage() {
  const t = useMessages('console');
  const { drawId = '' } = useParams();
  const read = useRead('lotteryDraws.one', { drawId }, REFETCH_MS);
  const back = (
    <Link to="/lottery/draws" className={styles.link}>
      {t('lottery.draws.back')}
    </Link>
  );
  return (
    <Loaded
      read={read}
      height="20rem"
      frame={(state) => (
        <section>
          <PageHeader above={back} title={t('lottery.draw.title')} />
          {state}
        </section>
      )}
    >
      {(draw) => <Draw key={draw.drawId} draw={draw} back={back} />}
    </Loaded>
  );
}

interface DrawProps {
  readonly draw: AdminDraw;
  readonly back: ReactNode;
}

function Draw({ draw, back }: DrawProps) {
  const t = useMessages('console');
  const games = useGames();
  const [dialog, setDialog] = useState<'move' | 'void' | null>(null);
  const [isOut, setOut] = useState(false);
  const isAhead = isOfficial(draw) && takesBets(draw);
  const game = games.find(({ gameCode }) => gameCode === draw.gameCode);
  const close = () => setDialog(null);
  const actions = (
    <span className={styles.actions}>
      {game?.brands.map((brand) => (
        <Fragment key={brand}>
          <Link className={buttonClass()} to={`/lottery/exposure/${draw.drawId}/${brand}`}>
            {t('lottery.exposure.of', { brand })}
          </Link>
          <Link className={buttonClass()} to={`/lottery/tickets/${draw.drawId}/${brand}`}>
            {t('lottery.tickets.of', { brand })}
          </Link>
        </Fragment>
      ))}
      {isAhead && (
        <>
          <Button onClick={() => setDialog('move')}>{t('lottery.move.action')}</Button>
          <Button onClick={() => setOut(true)}>{t('lottery.entry.out')}</Button>
        </>
      )}
      {!draw.void && (
        <Button variant="danger" onClick={() => setDialog('void')}>
          {t('lottery.void.request')}
        </Button>
      )}
    </span>
  );
  return (
    <Stack as="section" gap={5}>
      <PageHeader
        above={back}
        title={
          <span className={styles.line}>
            {game?.gameName ?? draw.gameCode} {draw.issue} <DrawState {...draw} />
          </span>
        }
        description={draw.station === null ? undefined : t('lottery.draw.station', { station: draw.station })}
        actions={actions}
      />
      <VoidPanel draw={draw} />
      {(['draw-void', 'draw-move'] as const).map((kind) => (
        <ProposalList key={kind} request={{ kind, subject: draw.drawId, state: 'open' }} />
      ))}
      <Times draw={draw} />
      {draw.result && <CountingResult draw={draw} result={draw.result} />}
      {draw.entries.length > 0 && <EntriesPanel draw={draw} />}
      {(takesResult(draw) || (isAhead && isOut)) && <EnterResult draw={draw} isOut={isAhead} />}
      {dialog === 'move' && <MoveDialog draw={draw} onClose={close} />}
      {dialog === 'void' && <VoidDialog draw={draw} onClose={close} />}
    </Stack>
  );
}

function Times({ draw: { opensAt, closesAt, drawsAt, source } }: { readonly draw: AdminDraw }) {
  const t = useMessages('console');
  const facts = [
    [t('lottery.opensAt'), <LocalTime key="opens" instant={opensAt} />],
    [t('lottery.closesAt'), <LocalTime key="closes" instant={closesAt} />],
    [t('lottery.drawsAt'), <LocalTime key="draws" instant={drawsAt} />],
    [t('lottery.sourceLabel'), t(`lottery.source.${source}`)],
  ] as const;
  return (
    <Panel>
      <FactList facts={facts} className={styles.facts} />
    </Panel>
  );
}

function CountingResult({
  draw,
  result,
}: {
  readonly draw: AdminDraw;
  readonly result: NonNullable<AdminDraw['result']>;
}) {
  const t = useMessages('console');
  return (
    <Panel
      padding="none"
      title={t('lottery.result.title')}
      actions={
        draw.revision > 1 && <Badge tone="warning">{t('lottery.result.corrected', { total: draw.revision - 1 })}</Badge>
      }
    >
      <ResultTable
        caption={t('lottery.result.title')}
        shape={draw.shape}
        results={[{ id: 'counting', header: t('lottery.result.counting'), result }]}
      />
    </Panel>
  );
}
