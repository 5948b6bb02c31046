import type { Risk } from '@marquee/contract/fairness/risk';
import { WHEEL_SIZES, type WheelOptions, type WheelSize, wheel } from '@marquee/contract/fairness/wheel';
import { useState } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { ChoiceRow } from '../instant/choice-row';
import { InstantGame } from '../instant/instant-game';
import { multiplierText } from '../instant/history-text';
import { RiskChoice } from '../instant/risk-choice';
import { SPIN_MS } from './wheel-geometry';
import { WheelStage } from './wheel-stage';

/** A wheel of equal segments. */
export function WheelGame() {
  const t = useText();
  const format = useFormat();
  const [segments, setSegments] = useState<WheelSize>(20);
  const [risk, setRisk] = useState<Risk>('medium');
  const options: WheelOptions = { segments, risk };
  return (
    <InstantGame
      code="WHEEL"
      rule={wheel}
      options={options}
      showMs={SPIN_MS}
      pointOf={multiplierText}
      controls={(locked) => (
        <>
          <RiskChoice value={risk} disabled={locked} onValueChange={setRisk} />
          <ChoiceRow
            label={t('wheel.segments')}
            options={WHEEL_SIZES.map((value) => ({ value, label: format.number(value) }))}
            value={segments}
            disabled={locked}
            onValueChange={setSegments}
          />
        </>
      )}
      stage={(play) => <WheelStage options={options} play={play} />}
    />
  );
}
