import { LIMBO_MAX_TARGET, LIMBO_MIN_TARGET } from '@marquee/contract/fairness/limbo';
import { useFormatLocale } from '@marquee/kit/i18n/use-messages';
import { TextField, useAmountDraft } from '@marquee/ui/field';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { ChoiceRow } from '../instant/choice-row';
import { targetOf, targetText } from './target';

/** Hundredths. */
const PRESETS = [150, 200, 500, 1_000, 10_000];

interface LimboControlsProps {
  /** Decimal string; empty when nothing is entered. */
  readonly text: string;
  readonly isPossible: boolean;
  readonly locked: boolean;
  readonly onTextChange: (text: string) => void;
}

export function LimboControls({ text, isPossible, locked, onTextChange }: LimboControlsProps) {
  const t = useText();
  const format = useFormat();
  const draft = useAmountDraft(text, onTextChange, useFormatLocale());
  const target = targetOf(text);
  const range = { least: format.multiplier(LIMBO_MIN_TARGET), most: format.multiplier(LIMBO_MAX_TARGET) };
  return (
    <>
      <TextField
        label={t('limbo.target')}
        {...draft}
        disabled={locked}
        error={isPossible ? undefined : t('limbo.range', range)}
      />
      <ChoiceRow
        label={t('limbo.presets')}
        options={PRESETS.map((value) => ({ value, label: format.factor(value / 100) }))}
        value={target !== null && PRESETS.includes(target) ? target : null}
        disabled={locked}
        onValueChange={(value) => onTextChange(targetText(value))}
      />
    </>
  );
}
