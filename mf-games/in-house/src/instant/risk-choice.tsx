import { RISKS, type Risk } from '@marquee/contract/fairness/risk';
import { useText } from '../app/use-text';
import { ChoiceRow } from './choice-row';

interface RiskChoiceProps {
  readonly value: Risk;
  readonly disabled: boolean;
  readonly onValueChange: (risk: Risk) => void;
}

export function RiskChoice({ value, disabled, onValueChange }: RiskChoiceProps) {
  const t = useText();
  return (
    <ChoiceRow
      label={t('instant.risk')}
      options={RISKS.map((risk) => ({ value: risk, label: t(`instant.risks.${risk}`) }))}
      value={value}
      disabled={disabled}
      onValueChange={onValueChange}
    />
  );
}
