import { type PlinkoOptions, plinko } from '@marquee/contract/fairness/plinko';
import type { Risk } from '@marquee/contract/fairness/risk';
import { useState } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { ChoiceRow } from '../instant/choice-row';
import { InstantGame } from '../instant/instant-game';
import { multiplierText } from '../instant/history-text';
import { RiskChoice } from '../instant/risk-choice';
import { fallMs } from './ball-path';
import { PlinkoBoard } from './plinko-board';

const ROWS = [8, 10, 12, 14, 16];

/** A ball falls over rows of pins into bins that pay. */
export function PlinkoGame() {
  const t = useText();
  const format = useFormat();
  const [rows, setRows] = useState(12);
  const [risk, setRisk] = useState<Risk>('medium');
  const options: PlinkoOptions = { rows, risk };
  return (
    <InstantGame
      code="PLINKO"
      rule={plinko}
      options={options}
      showMs={fallMs(rows)}
      pointOf={multiplierText}
      controls={(locked) => (
        <>
          <RiskChoice value={risk} disabled={locked} onValueChange={setRisk} />
          <ChoiceRow
            label={t('plinko.rows')}
            options={ROWS.map((value) => ({ value, label: format.number(value) }))}
            value={rows}
            disabled={locked}
            onValueChange={setRows}
          />
        </>
      )}
      stage={(play) => <PlinkoBoard options={options} play={play} />}
    />
  );
}
