import { diceTotal, isTriple, type SicBoOutcome } from '@marquee/contract/fairness/sic-bo';
import { useEffect } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { RoundResult } from '../spots/round-result';
import type { SpotTable } from '../spots/use-spot-table';
import { Die } from './die';
import styles from './dice-bowl.module.css';

const AT_REST = [1, 4, 6] as const;
const BIG_FROM = 11;

/** The dice in their bowl. */
export function DiceBowl({ table }: { readonly table: SpotTable<'SICBO'> }) {
  const t = useText();
  const format = useFormat();
  const { play: sound } = useGame();
  const { round, phase } = table.play;
  const isShowing = phase === 'showing';
  useEffect(() => {
    if (isShowing) sound('dice');
  }, [isShowing, sound]);

  const roundDice = round?.outcome.dice ?? null;
  const dice = roundDice ?? AT_REST;
  const { result } = table;
  return (
    <div className={styles.bowl}>
      <div className={styles.dice}>
        {dice.map((face, place) => (
          // The round's id in the key restarts the animation for each round.
          <Die key={`${round?.roundId ?? ''} ${place}`} face={face} place={place} rolling={isShowing} />
        ))}
      </div>
      <div className={styles.outcome}>
        {result && roundDice && (
          <RoundResult
            words={t(`sicbo.result.${kindOf(roundDice)}`, {
              dice: roundDice.map(format.number).join(' · '),
              total: format.number(diceTotal(roundDice)),
            })}
            round={result}
          />
        )}
      </div>
    </div>
  );
}

function kindOf(dice: SicBoOutcome['dice']): 'triple' | 'big' | 'small' {
  if (isTriple(dice)) return 'triple';
  return diceTotal(dice) >= BIG_FROM ? 'big' : 'small';
}
