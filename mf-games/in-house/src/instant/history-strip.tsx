import type { InHouseRound, InstantRound } from '@marquee/contract/in-house';
import { useEffect, useState } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from '../frame/strip.module.css';
import type { PointOf } from './point';
import type { InstantPlay } from './use-instant';

const SHOWN = 14;

type Past = Pick<InstantRound, 'roundId' | 'options' | 'outcome' | 'multiplierHundredths'>;

/** The player's last rounds, newest first; a round joins them when it was shown. */
export function HistoryStrip({ play, pointOf }: { readonly play: InstantPlay; readonly pointOf: PointOf }) {
  const t = useText();
  const format = useFormat();
  const { client } = useGame();
  const [before, setBefore] = useState<readonly Past[]>([]);

  useEffect(() => {
    // The strip is an extra: without it the game plays on, and "my rounds" tells what went wrong.
    client.rounds().then(
      (rounds) => setBefore(rounds.flatMap(pastOf)),
      () => undefined,
    );
  }, [client]);

  return (
    <ol className={styles.strip} aria-label={t('instant.last')}>
      {merged(play.past, before).map(({ roundId, options, outcome, multiplierHundredths }) => (
        <li key={roundId} className={styles.point} data-height={heightOf(multiplierHundredths)}>
          {pointOf({ options, outcome: outcome ?? {}, multiplierHundredths }, format)}
        </li>
      ))}
    </ol>
  );
}

function pastOf({ roundId, multiplierHundredths, fairness }: InHouseRound): Past[] {
  return 'outcome' in fairness
    ? [{ roundId, multiplierHundredths, options: fairness.options, outcome: fairness.outcome }]
    : [];
}

function merged(newer: readonly Past[], older: readonly Past[]): readonly Past[] {
  const known = new Set(newer.map(({ roundId }) => roundId));
  return [...newer, ...older.filter(({ roundId }) => !known.has(roundId))].slice(0, SHOWN);
}

/** Less than the stake, up to ten times, or more. */
function heightOf(hundredths: number): 'low' | 'middle' | 'high' {
  if (hundredths < 100) return 'low';
  return hundredths < 1_000 ? 'middle' : 'high';
}
