import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { TextField, useAmountDraft } from '@marquee/ui/field';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { AutoLimits } from './auto-limits';
import { ChoiceRow } from './choice-row';
import styles from './instant-panel.module.css';

const ROUNDS = [10, 25, 50, 100];

/** Settings of a series of rounds. */
export interface AutoPlan extends AutoLimits {
  readonly rounds: number;
}

interface AutoFieldsProps {
  readonly plan: AutoPlan;
  readonly onChange: (plan: AutoPlan) => void;
  readonly disabled: boolean;
}

/** Number of rounds, and the limits that end the series early. */
export function AutoFields({ plan, onChange, disabled }: AutoFieldsProps) {
  const t = useText();
  const format = useFormat();
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
        <LimitField name="loss" plan={plan} onChange={onChange} disabled={disabled} />
        <LimitField name="win" plan={plan} onChange={onChange} disabled={disabled} />
      </div>
    </>
  );
}

function LimitField({ name, plan, onChange, disabled }: AutoFieldsProps & { readonly name: keyof AutoLimits }) {
  const t = useText();
  const locale = useFormatLocale();
  const draft = useAmountDraft(plan[name], (limit) => onChange({ ...plan, [name]: limit }), locale);
  return (
    <TextField
      {...draft}
      error={plan[name] === UNREADABLE_AMOUNT ? t('errors.amount_invalid') : undefined}
      label={t(`instant.autoBet.${name}`)}
      placeholder={t('instant.autoBet.none')}
      disabled={disabled}
    />
  );
}
