import { REASON_MAX_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextAreaField } from '@marquee/ui/field';

interface ReasonFieldProps {
  readonly value: string;
  /** Whether somebody has tried to go on without one. */
  readonly missing: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why an operator does it: asked for with everything that is audited. */
export function ReasonField({ value, missing, onChange }: ReasonFieldProps) {
  const t = useMessages('console');
  return (
    <TextAreaField
      label={t('change.reason')}
      hint={t('change.reasonHint')}
      rows={2}
      dir="auto"
      required
      maxLength={REASON_MAX_LENGTH}
      value={value}
      error={missing ? t('change.reasonFault') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
