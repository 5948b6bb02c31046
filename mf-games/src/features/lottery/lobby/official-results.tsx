import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useOfficialResults } from '../official/use-official-results';
import type { OfficialTexts } from '../official/use-official-texts';
import { ResultPanel } from '../results/result-panel';
import styles from './results-by-date.module.css';

interface OfficialResultsProps {
  readonly games: readonly LotteryMenuEntry[];
  readonly hasLoto: boolean;
  readonly texts: OfficialTexts;
}

/** Results of a lottery of the area, day by day. */
export function OfficialResults({ games, hasLoto, texts }: OfficialResultsProps) {
  const shared = useMessages(LOTTERY_MESSAGES);
  const [requested, setRequested] = useState('');
  const game = games.find(({ gameCode }) => gameCode === requested) ?? games[0];
  return (
    <section className={styles.results} aria-label={shared('lobby.results')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{shared('lobby.results')}</h2>
        {game && games.length > 1 && (
          <Segmented
            label={shared('lobby.game')}
            options={games.map(({ gameCode }) => ({ value: gameCode, label: texts.t(`game.${gameCode}`) }))}
            value={game.gameCode}
            onValueChange={setRequested}
          />
        )}
      </header>
      {game && <GameResults key={game.gameCode} game={game} hasLoto={hasLoto} texts={texts} />}
    </section>
  );
}

interface GameResultsProps {
  readonly game: LotteryMenuEntry;
  readonly hasLoto: boolean;
  readonly texts: OfficialTexts;
}

const GameResults = ({ game, hasLoto, texts }: GameResultsProps) => (
  <ResultPanel room={useOfficialResults(game)} next={game.next} texts={texts} hasLoto={hasLoto} />
);
