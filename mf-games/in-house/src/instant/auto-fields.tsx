import { TextField } from '@marquee/ui/field';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { cleanStake } from '../stake/stake-amount';
import type { AutoLimits } from './auto-limits';
import { ChoiceRow } from './choice-row';
import styles from './instant-panel.module.css';

const ROUNDS = [10, 25, 50, 100];

/** A series as it is asked for. */
export interface AutoPlan extends AutoLimits {
  readonly rounds: number;
}

interface AutoFieldsProps {
  readonly plan: AutoPlan;
  readonly onChange: (plan: AutoPlan) => void;
  readonly disabled: boolean;
}

/** How many rounds, and where they end before. */
export function AutoFields({ plan, onChange, disabled }: AutoFieldsProps) {
  const t = useText();
  const format = useFormat();
  const limit = (name: 'loss' | 'win') => (
    <TextField
      label={t(`instant.autoBet.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t('instant.autoBet.none')}
      value={plan[name]}
      disabled={disabled}
      onChange={(event) => onChange({ ...plan, [name]: cleanStake(event.target.value) })}
    />
  );
  return (
    <>
      <ChoiceRow
        label={t('instant.autoBet.rounds')}
        options={ROUNDS.map((rounds) => ({ value: rounds, label: format.number(rounds) }))}
        value={plan.rounds}
        disabled={disabled}
        onValueChange={(rounds) => onChange({ ...plan, rounds })}
      />
      <div className={styles.pair}>
        {limit('loss')}
        {limit('win')}
      </div>
    </>
  );
}
