import { type KeyboardEvent, useRef, useState } from 'react';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { payFactor } from '../../../src/kinds/live/rules/live-rules';
import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import type { Bets } from '../bets/use-bets';
import { layoutOf } from '../layout/layout';
import { isArrow, nearestPlace } from '../layout/nearest-place';
import { useNarrow } from '../use-narrow';
import styles from './board.module.css';
import { SpotButton } from './spot-button';

interface BoardProps {
  readonly game: LiveGame;
  readonly round: RoundMessage;
  readonly bets: Bets;
  /** A chip is laid on a spot. */
  readonly onChip: (spot: string) => void;
}

/** The felt with its spots: a chip by click, touch or Space; arrow keys go from spot to spot. */
export function Board({ game, round, bets, onChip }: BoardProps) {
  const { t } = usePlay();
  const narrow = useNarrow();
  const layout = layoutOf(game, narrow);
  const [current, setCurrent] = useState(layout.places[0]?.spot ?? '');
  const board = useRef<HTMLDivElement>(null);

  const tableStake = Object.values(round.totals).reduce((sum, { stake }) => sum + stake, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nearestPlace(layout.places, current, event.key);
    if (next === null) return;
    setCurrent(next);
    board.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };

  return (
    <div
      ref={board}
      className={styles.board}
      dir="ltr"
      role="toolbar"
      aria-label={t('board.label')}
      tabIndex={-1}
      data-game={game}
      data-open={bets.isOpen}
      onKeyDown={onKeyDown}
    >
      {layout.places.map((place) => (
        <SpotButton
          key={place.spot}
          game={game}
          place={place}
          layout={layout}
          focusable={place.spot === current}
          total={round.totals[place.spot]}
          tableStake={tableStake}
          confirmed={bets.confirmed.get(place.spot) ?? 0}
          pending={bets.pending.get(place.spot) ?? 0}
          won={round.outcome !== null && payFactor(place.spot, round.outcome) > 100}
          open={bets.isOpen}
          onPlace={() => {
            setCurrent(place.spot);
            if (bets.isOpen) onChip(place.spot);
            bets.place(place.spot);
          }}
        />
      ))}
    </div>
  );
}
