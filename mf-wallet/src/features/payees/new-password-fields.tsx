import { useFormat, useMessages } from '@marquee/kit';
import { PasswordField } from '@marquee/ui/field';
import type { NewPasswordFault } from './new-password';

interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

interface NewPasswordFieldsProps {
  readonly digits: number;
  readonly value: NewPassword;
  readonly fault: NewPasswordFault | null;
  readonly onChange: (value: NewPassword) => void;
}

/** A new withdraw password and once more. */
export function NewPasswordFields({ digits, value, fault, onChange }: NewPasswordFieldsProps) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const texts = {
    showLabel: t('withdrawPassword.show'),
    hideLabel: t('withdrawPassword.hide'),
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: digits,
    required: true,
  } as const;
  const words = { digits: number(digits) };
  return (
    <>
      <PasswordField
        {...texts}
        label={t('withdrawPassword.new')}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={fault && fault !== 'differs' ? t(`withdrawPassword.fault.${fault}`, words) : undefined}
      />
      <PasswordField
        {...texts}
        label={t('withdrawPassword.repeat')}
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.target.value })}
        error={fault === 'differs' ? t('withdrawPassword.fault.differs') : undefined}
      />
    </>
  );
}
