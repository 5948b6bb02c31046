import { LIMBO_MAX_TARGET, LIMBO_MIN_TARGET, limbo } from '@marquee/contract/fairness/limbo';
import { useState } from 'react';
import { useText } from '../app/use-text';
import { InstantGame } from '../instant/instant-game';
import type { PointOf } from '../instant/point';
import { LimboControls } from './limbo-controls';
import { CLIMB_MS, LimboStage } from './limbo-stage';
import { targetOf } from './target';

const reachedPoint: PointOf<'LIMBO'> = ({ outcome }, format) => format.multiplier(outcome.reached);

/** Name a multiplier; a drawn one that reaches it pays it. */
export function LimboGame() {
  const t = useText();
  const [text, setText] = useState('2.00');
  const typed = targetOf(text);
  const isPossible = typed !== null && typed >= LIMBO_MIN_TARGET && typed <= LIMBO_MAX_TARGET;
  const target = isPossible ? typed : LIMBO_MIN_TARGET;
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
