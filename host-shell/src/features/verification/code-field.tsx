import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { useRef } from 'react';
import styles from './verification-code.module.css';
import type { CodePurpose, MobileNumber } from './sent-codes';
import { useSendCode } from './use-send-code';

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'trailing'> {
  readonly purpose: CodePurpose;
  /** The phone number. */
  readonly number: MobileNumber;
  readonly onNumberFault: (message: string) => void;
}

/** The code of an SMS, and the button that sends it: it counts the seconds down until another one may be asked for. */
export function CodeField({ purpose, number, onNumberFault, ...field }: CodeFieldProps) {
  const t = useMessages('shell');
  const box = useRef<HTMLDivElement>(null);
  const { send, isPending, secondsLeft } = useSendCode(purpose, number, {
    // The button cannot be used until the time is up: the focus goes on to where the code is typed.
    onSent: () => box.current?.querySelector('input')?.focus(),
    numberFault: onNumberFault,
  });
  return (
    <div ref={box}>
      <TextField
        {...field}
        label={t('code.label')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={secondsLeft > 0 ? t('code.sent') : undefined}
        trailing={
          <Button size="sm" className={styles.send} loading={isPending} disabled={secondsLeft > 0} onClick={send}>
            {secondsLeft > 0 ? t('code.wait', { seconds: secondsLeft }) : t('code.send')}
          </Button>
        }
      />
    </div>
  );
}
