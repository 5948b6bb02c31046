import { CHASE_MAX_ISSUES, CHASE_MIN_ISSUES } from '@marquee/contract/calls/lottery-orders';
import { typedDigits } from '@marquee/contract/latin-digits';
import { useMessages } from '@marquee/kit';
import { Checkbox, Segmented } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { MAX_MULTIPLE } from '../slip/unit-stakes';
import styles from './chase.module.css';
import { CHASE_MODES, type ChaseMode, type ChaseTerms } from './chase-plan';

type Terms = ChaseTerms & { readonly stopOnWin: boolean };

interface ChaseFieldsProps {
  readonly terms: Terms;
  /** Whether stakes may grow from issue to issue. */
  readonly mayRaise: boolean;
  readonly onChange: (terms: Terms) => void;
}

const BOUNDS = {
  issues: { least: CHASE_MIN_ISSUES, most: CHASE_MAX_ISSUES },
  multiple: { least: 1, most: MAX_MULTIPLE },
  doubleEvery: { least: 1, most: CHASE_MAX_ISSUES },
  profitPercent: { least: 0, most: 1_000 },
} as const;
type NumberTerm = keyof typeof BOUNDS;

const TERMS_OF_MODE: Readonly<Record<ChaseMode, readonly NumberTerm[]>> = {
  same: ['issues', 'multiple'],
  doubling: ['issues', 'multiple', 'doubleEvery'],
  profit: ['issues', 'multiple', 'profitPercent'],
};

/** How stakes go on, over how many issues, and whether a win ends it. */
export function ChaseFields({ terms, mayRaise, onChange }: ChaseFieldsProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <>
      {mayRaise && (
        <Segmented
          label={t('chase.mode')}
          options={CHASE_MODES.map((value) => ({ value, label: t(`chase.${value}`) }))}
          value={terms.mode}
          onValueChange={(mode) => onChange({ ...terms, mode: mode as ChaseMode })}
        />
      )}
      <div className={styles.fields}>
        {TERMS_OF_MODE[terms.mode].map((name) => (
          <NumberField
            key={name}
            label={t(`chase.${name}`)}
            value={terms[name]}
            bounds={BOUNDS[name]}
            onChange={(value) => onChange({ ...terms, [name]: value })}
          />
        ))}
      </div>
      <Checkbox
        label={t('chase.stopOnWin')}
        checked={terms.stopOnWin}
        onChange={(event) => onChange({ ...terms, stopOnWin: event.target.checked })}
      />
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: { readonly least: number; readonly most: number };
  readonly onChange: (value: number) => void;
}

/** A whole number: bounds apply at once upwards, and downwards when the field is left. */
const NumberField = ({ label, value, bounds: { least, most }, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    value={value === 0 && least > 0 ? '' : String(value)}
    onChange={(event) => {
      const digits = typedDigits(event.target.value, 5);
      if (digits !== null) onChange(Math.min(most, Number(digits)));
    }}
    onBlur={() => value < least && onChange(least)}
  />
);
