import { DICE_FACES } from '@marquee/contract/fairness/dice';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { ChoiceRow } from '../instant/choice-row';

/** Winning rolls of 10,000. */
const CHANCES = [500, 2_500, 5_000, 7_500, 9_500];

interface DiceControlsProps {
  readonly over: boolean;
  readonly wins: number;
  readonly locked: boolean;
  readonly onOverChange: (over: boolean) => void;
  readonly onWinsChange: (wins: number) => void;
}

export function DiceControls({ over, wins, locked, onOverChange, onWinsChange }: DiceControlsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <ChoiceRow
        label={t('dice.side')}
        options={[
          { value: 'under', label: t('dice.under') },
          { value: 'over', label: t('dice.over') },
        ]}
        value={over ? 'over' : 'under'}
        disabled={locked}
        onValueChange={(side) => onOverChange(side === 'over')}
      />
      <ChoiceRow
        label={t('instant.chance')}
        options={CHANCES.map((value) => ({ value, label: format.percent(value / DICE_FACES) }))}
        value={CHANCES.includes(wins) ? wins : null}
        disabled={locked}
        onValueChange={onWinsChange}
      />
    </>
  );
}
