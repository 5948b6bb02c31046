import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
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
  const [answer, setAnswer] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(answer.trim() === '');
        if (answer.trim() !== '') onSubmit(answer.trim());
      }}
    >
      <TextField
        label={label}
        error={isEmpty ? t('security.required') : failure}
        required
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" variant="primary" block loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
