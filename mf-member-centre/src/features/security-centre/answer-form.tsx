import { readVerificationCode } from '@marquee/contract/verification-code';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useForm } from 'react-hook-form';
import styles from './security-centre.module.css';

interface AnswerFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (answer: string) => void;
}

/** One code to type in. */
export function AnswerForm({ label, submitLabel, failure, isPending, onSubmit }: AnswerFormProps) {
  const t = useMessages('member');
  const form = useForm({ mode: 'onTouched', defaultValues: { answer: '' } });
  const validate = (answer: string) => {
    if (answer.trim() === '') return t('security.required');
    return readVerificationCode(answer) !== null || t('security.codeInvalid');
  };
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ answer }) => onSubmit(readVerificationCode(answer) ?? answer))(event)
      }
    >
      <TextField
        label={label}
        {...form.register('answer', { validate })}
        error={form.formState.errors.answer?.message ?? failure}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
