import { useEffect, useRef } from 'react';
import type { RoundMessage, TableMessage } from '../../src/kinds/live/messages';
import { ChipBar } from './bar/chip-bar';
import { useBets } from './bets/use-bets';
import { Board } from './board/board';
import { ChipFlights, useChipFlights } from '../frame/chip-flights';
import { usePlay } from '../frame/play-context';
import { DicePanel } from './side/dice-panel';
import { NumbersPanel } from './side/numbers-panel';
import { Roads } from './side/roads';
import { Seats } from './side/seats';
import { Stage } from './stage/stage';
import styles from './table.module.css';
import { spotAnchor, tableFlights, TRAY } from './table-flights';
import type { TableView } from './use-table';

interface TablePageProps {
  readonly table: TableMessage;
  readonly round: RoundMessage;
  readonly view: TableView;
}

/** Stage, board, chips; at the side how the table has run and who sits there. */
export function TablePage({ table, round, view }: TablePageProps) {
  const { t, format } = usePlay();
  const { game, limits } = table;
  const bets = useBets({ game, limits, round });
  const returns = Object.values(table.returns).map((part) => Math.floor(part * 10_000));
  const flights = useChipFlights();
  useRoundFlights(round, flights.fly);
  const [low, high] = [format.percent(Math.min(...returns)), format.percent(Math.max(...returns))];
  return (
    <div className={styles.page} data-game={game}>
      {!view.connected && (
        <p className={styles.offline} role="status">
          {t('stage.reconnecting')}
        </p>
      )}
      <div className={styles.stage}>
        <Stage table={table} round={round} history={view.history} offsetMs={view.offsetMs} />
      </div>
      <div className={styles.board}>
        <Board
          game={game}
          round={round}
          bets={bets}
          onChip={(spot) => flights.fly([{ from: TRAY, to: spotAnchor(spot) }])}
        />
      </div>
      <aside className={styles.side}>
        <div className={styles.record}>
          {game === 'roulette' && <NumbersPanel history={view.history} />}
          {game !== 'roulette' && <Roads game={game} history={view.history} />}
          <p className={styles.facts}>
            {t('side.limits', { min: format.money(limits.min), max: format.money(limits.max) })}{' '}
            {t(low === high ? 'side.oneReturn' : 'side.returns', { low, high })}
          </p>
        </div>
        <div className={styles.players}>
          <Seats game={game} round={round} />
          {game === 'sicBo' && <DicePanel history={view.history} />}
        </div>
      </aside>
      <div className={styles.bar}>
        <ChipBar limits={limits} bets={bets} />
      </div>
      <ChipFlights layer={flights.layer} />
    </div>
  );
}

/** Chips of other players, and of the dealer, follow the changes of the round. */
function useRoundFlights(round: RoundMessage, fly: ReturnType<typeof useChipFlights>['fly']): void {
  const previous = useRef<RoundMessage | null>(null);
  useEffect(() => {
    fly(tableFlights(previous.current, round));
    previous.current = round;
  }, [round, fly]);
}
