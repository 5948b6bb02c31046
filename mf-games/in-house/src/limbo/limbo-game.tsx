import { LIMBO_MAX_TARGET, LIMBO_MIN_TARGET, limbo } from '@marquee/contract/fairness/limbo';
import { useState } from 'react';
import { useText } from '../app/use-text';
import { InstantGame } from '../instant/instant-game';
import type { HistoryText } from '../instant/history-text';
import { LimboControls } from './limbo-controls';
import { CLIMB_MS, LimboStage } from './limbo-stage';
import { targetOf } from './target';

const reachedPoint: HistoryText<'LIMBO'> = ({ outcome }, format) => format.multiplier(outcome.reached);

/** The player names a multiplier; it is paid when the drawn one reaches it. */
export function LimboGame() {
  const t = useText();
  const [text, setText] = useState('2.00');
  const enteredTarget = targetOf(text);
  const isPossible = enteredTarget !== null && enteredTarget >= LIMBO_MIN_TARGET && enteredTarget <= LIMBO_MAX_TARGET;
  const target = isPossible ? enteredTarget : LIMBO_MIN_TARGET;
  return (
    <InstantGame
      code="LIMBO"
      rule={limbo}
      options={{ target }}
      missing={isPossible ? null : t('limbo.choose')}
      showMs={CLIMB_MS}
      pointOf={reachedPoint}
      controls={(locked) => (
        <LimboControls text={text} isPossible={isPossible} locked={locked} onTextChange={setText} />
      )}
      stage={(play) => <LimboStage target={target} play={play} />}
    />
  );
}
