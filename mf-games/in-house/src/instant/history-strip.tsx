import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InHouseRound, InstantFairness, RoundFairness } from '@marquee/contract/in-house-rounds';
import { useEffect, useState } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from '../frame/strip.module.css';
import type { HistoryText } from './history-text';
import type { InstantPlay, PlayedRound } from './use-instant';

const MAX_ENTRIES = 14;

interface HistoryStripProps<Code extends InstantCode> {
  readonly game: Code;
  readonly play: InstantPlay<Code>;
  readonly pointOf: HistoryText<Code>;
}

type HistoryEntry<Code extends InstantCode> = Pick<PlayedRound<Code>, 'roundId' | 'outcome' | 'multiplierHundredths'>;

/** The player's last rounds, newest first. A round is added when its result has been shown. */
export function HistoryStrip<Code extends InstantCode>({ game, play, pointOf }: HistoryStripProps<Code>) {
  const t = useText();
  const format = useFormat();
  const { client } = useGame();
  const [earlier, setEarlier] = useState<readonly HistoryEntry<Code>[]>([]);

  useEffect(() => {
    let isCurrent = true;
    // The strip is optional: the game goes on without it, and "my rounds" shows the error.
    client.rounds().then(
      (rounds) => isCurrent && setEarlier(rounds.flatMap((round) => entriesOf(round, game))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, game]);

  return (
    <ol className={styles.strip} aria-label={t('instant.last')}>
      {mergeEntries(play.past, earlier).map(({ roundId, outcome, multiplierHundredths }) => (
        <li key={roundId} className={styles.point} data-height={heightOf(multiplierHundredths)}>
          {pointOf({ outcome, multiplierHundredths }, format)}
        </li>
      ))}
    </ol>
  );
}

function entriesOf<Code extends InstantCode>(round: InHouseRound, game: Code): HistoryEntry<Code>[] {
  const { roundId, multiplierHundredths, fairness } = round;
  return isOfGame(fairness, game) ? [{ roundId, multiplierHundredths, outcome: fairness.outcome }] : [];
}

function isOfGame<Code extends InstantCode>(
  fairness: RoundFairness,
  game: Code,
): fairness is RoundFairness & InstantFairness<Code> {
  return fairness.game === game;
}

function mergeEntries<Entry extends { readonly roundId: string }>(
  newer: readonly Entry[],
  older: readonly Entry[],
): readonly Entry[] {
  const newerIds = new Set(newer.map(({ roundId }) => roundId));
  return [...newer, ...older.filter(({ roundId }) => !newerIds.has(roundId))].slice(0, MAX_ENTRIES);
}

/** Below the stake, up to ten times the stake, or above. */
function heightOf(hundredths: number): 'low' | 'middle' | 'high' {
  if (hundredths < 100) return 'low';
  return hundredths < 1_000 ? 'middle' : 'high';
}
