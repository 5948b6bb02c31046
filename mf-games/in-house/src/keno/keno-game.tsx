import { KENO_MAX_PICKS, keno } from '@marquee/contract/fairness/keno';
import type { Risk } from '@marquee/contract/fairness/risk';
import { useState } from 'react';
import { useGame } from '../app/game-context';
import { useText } from '../app/use-text';
import { InstantGame } from '../instant/instant-game';
import { multiplierText } from '../instant/history-text';
import { KenoControls } from './keno-controls';
import { DRAW_MS, KenoStage } from './keno-stage';

/** Ten of forty numbers are drawn; the payout depends on how many picks are among them. */
export function KenoGame() {
  const t = useText();
  const { play: sound } = useGame();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [risk, setRisk] = useState<Risk>('medium');
  const toggle = (number: number) => {
    if (!picks.includes(number) && picks.length >= KENO_MAX_PICKS) return;
    sound('tick');
    setPicks(picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number]);
  };
  return (
    <InstantGame
      code="KENO"
      rule={keno}
      options={{ picks, risk }}
      missing={picks.length === 0 ? t('keno.choose') : null}
      showMs={DRAW_MS}
      pointOf={multiplierText}
      controls={(locked) => (
        <KenoControls picks={picks} risk={risk} locked={locked} onPicksChange={setPicks} onRiskChange={setRisk} />
      )}
      stage={(play) => <KenoStage picks={picks} risk={risk} play={play} onToggle={toggle} />}
    />
  );
}
