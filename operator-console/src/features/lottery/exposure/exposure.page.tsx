import type { ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, buttonClass, Money, Panel } from '@marquee/ui';
import { Stack } from '@marquee/ui/layout';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { LocalTime } from '../../../lib/time/local-time';
import { takesBets } from '../draw-facts';
import { DrawState } from '../draw-state';
import styles from '../lottery.module.css';
import { useGameName } from '../use-games';
import { useKindName } from '../lottery-names';
import { Loaded } from '../../../lib/loaded/loaded';
import { BrandPage } from '../../../lib/brand/brand-page';
import { ExposureDialog } from './exposure-dialog';
import { KindTable } from './kind-table';
import { NumberBoard } from './number-board';

const REFETCH_MS = 5_000;

/** `/lottery/exposure/:drawId/:brand`: what a draw can cost a brand, by kind and number, while it takes bets. */
export function ExposurePage() {
  const t = useMessages('console');
  const { drawId = '' } = useParams();
  return (
    <BrandPage
      above={
        <Link to={`/lottery/draws/${drawId}`} className={styles.link}>
          {t('lottery.exposure.back')}
        </Link>
      }
      title={t('lottery.exposure.title')}
      description={t('lottery.exposure.description')}
      addressOf={(brand) => `/lottery/exposure/${drawId}/${brand}`}
    >
      {(brand) => <Exposure drawId={drawId} brand={brand} />}
    </BrandPage>
  );
}

function Exposure({ drawId, brand }: { readonly drawId: string; readonly brand: string }) {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? '';
  const read = useRead('lotteryExposure.read', { drawId, brand, ...(kind && { kind }) }, REFETCH_MS);
  return (
    <Loaded read={read} height="24rem">
      {(board) => (
        <Stack gap={5}>
          <Board key={brand} board={board} onKindChange={(code) => setSearch({ kind: code })} />
        </Stack>
      )}
    </Loaded>
  );
}

interface BoardProps {
  readonly board: ExposureBoard;
  readonly onKindChange: (kind: string) => void;
}

function Board({ board, onKindChange }: BoardProps) {
  const t = useMessages('console');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const kindName = useKindName();
  const { selected, kinds, shape } = board;
  const chooseKind = (kind: string) => {
    setSelection(new Set());
    onKindChange(kind);
  };
  const toggle = (outcome: string) =>
    setSelection((before) => {
      const next = new Set(before);
      if (!next.delete(outcome)) next.add(outcome);
      return next;
    });
  const stake = kinds.find(({ kind }) => kind === selected.kind)?.stake ?? '0.00';
  return (
    <>
      <BoardFacts board={board} />
      <div className={styles.board}>
        <Panel title={t('lottery.exposure.kinds')} padding="none">
          <KindTable board={board} onKindChange={chooseKind} />
        </Panel>
        <Panel
          title={t('lottery.exposure.numbersOf', { kind: kindName(shape, selected.kind) })}
          description={t('lottery.exposure.netHint')}
          actions={
            <span className={styles.actions}>
              <Link
                className={buttonClass()}
                to={`/lottery/tickets/${board.drawId}/${board.brand}?${new URLSearchParams({ kind: selected.kind })}`}
              >
                {t('lottery.tickets.title')}
              </Link>
              {takesBets(board) && (
                <Button variant="primary" onClick={() => setChanging(true)}>
                  {t('lottery.exposure.change')}
                </Button>
              )}
            </span>
          }
        >
          <NumberBoard key={selected.kind} board={board} stake={stake} selection={selection} onToggle={toggle} />
        </Panel>
      </div>
      {isChanging && (
        <ExposureDialog board={board} numbers={[...selection].sort()} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function BoardFacts({ board }: { readonly board: ExposureBoard }) {
  const t = useMessages('console');
  const nameOf = useGameName();
  const { gameCode, issue, currency, tickets, stake, stakeLimit, closesAt } = board;
  const facts = [
    [t('lottery.issue'), `${nameOf(gameCode)} ${issue}`],
    [t('lottery.stateLabel'), <DrawState key="state" {...board} />],
    [t('lottery.closesAt'), <LocalTime key="closes" instant={closesAt} />],
    [t('lottery.exposure.tickets'), String(tickets)],
    [t('lottery.effect.stake'), <Money key="stake" amount={stake} currency={currency} />],
    ...(stakeLimit === null
      ? []
      : [[t('lottery.settings.drawLimit'), <Money key="limit" amount={stakeLimit} currency={currency} />] as const]),
  ] as const;
  return (
    <Panel>
      <FactList facts={facts} className={styles.facts} />
    </Panel>
  );
}
