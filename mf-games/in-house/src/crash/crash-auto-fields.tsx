import { typedDigits } from '@marquee/contract/latin-digits';
import { TextField } from '@marquee/ui/field';
import { useText } from '../app/use-text';
import { AutoFields } from '../instant/auto-fields';
import { ChoiceRow } from '../instant/choice-row';
import { type CrashAutoPlan, MAX_RAISE_PERCENT, type StakeChange } from './auto-series';
import styles from './crash-auto-fields.module.css';

const FIRST_PERCENT = 50;

interface CrashAutoFieldsProps {
  readonly plan: CrashAutoPlan;
  readonly onChange: (plan: CrashAutoPlan) => void;
  readonly disabled: boolean;
}

/** Rounds, limits, and what a win or a loss does to the stake. */
export function CrashAutoFields({ plan, onChange, disabled }: CrashAutoFieldsProps) {
  return (
    <>
      <AutoFields plan={plan} onChange={(fields) => onChange({ ...plan, ...fields })} disabled={disabled} />
      {(['onWin', 'onLoss'] as const).map((name) => (
        <StakeChangeField
          key={name}
          name={name}
          change={plan[name]}
          onChange={(change) => onChange({ ...plan, [name]: change })}
          disabled={disabled}
        />
      ))}
    </>
  );
}

interface StakeChangeFieldProps {
  readonly name: 'onWin' | 'onLoss';
  readonly change: StakeChange;
  readonly onChange: (change: StakeChange) => void;
  readonly disabled: boolean;
}

function StakeChangeField({ name, change, onChange, disabled }: StakeChangeFieldProps) {
  const t = useText();
  return (
    <div className={styles.change}>
      <ChoiceRow
        label={t(`crash.autoBet.${name}`)}
        options={[
          { value: 'reset', label: t('crash.autoBet.reset') },
          { value: 'raise', label: t('crash.autoBet.raise') },
        ]}
        value={change.kind}
        disabled={disabled}
        onValueChange={(kind) =>
          onChange(kind === 'reset' ? { kind: 'reset' } : { kind: 'raise', percent: FIRST_PERCENT })
        }
      />
      {change.kind === 'raise' && (
        <TextField
          label={t('crash.autoBet.percent')}
          inputMode="numeric"
          value={String(change.percent)}
          disabled={disabled}
          onChange={({ target }) => onChange({ kind: 'raise', percent: percentOf(target.value, change.percent) })}
        />
      )}
    </div>
  );
}

/** Whole per cent from 0 to the most that is allowed; the present ones where the text is no number. */
const percentOf = (text: string, present: number): number =>
  Math.min(MAX_RAISE_PERCENT, Number(typedDigits(text, 4) ?? present));
