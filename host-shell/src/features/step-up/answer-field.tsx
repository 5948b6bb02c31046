import type { StepUpMethod } from '@marquee/contract/calls/sign-in';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useStepUpCode } from './use-step-up-code';

interface AnswerFieldProps {
  readonly challenge: string;
  readonly method: StepUpMethod;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** What the chosen way asks for; a code by SMS or e-mail has to be sent first. */
export function AnswerField({ challenge, method, ...field }: AnswerFieldProps) {
  if (method === 'sms' || method === 'email') return <SentCode challenge={challenge} method={method} {...field} />;
  return <KnownAnswer method={method} {...field} />;
}

function KnownAnswer({ method, value, onChange, error }: Omit<AnswerFieldProps, 'challenge'>) {
  const t = useMessages('shell');
  const isCode = method === 'authenticator';
  return (
    <TextField
      name="answer"
      label={t(`stepUp.answer.${method}`)}
      hint={t(`stepUp.hint.${method}`)}
      error={error}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isCode ? 'one-time-code' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

function SentCode({
  challenge,
  method,
  value,
  onChange,
  error,
}: AnswerFieldProps & { readonly method: 'sms' | 'email' }) {
  const t = useMessages('shell');
  const { send, isPending, secondsLeft } = useStepUpCode(challenge, method);
  return (
    <TextField
      name="answer"
      label={t('code.label')}
      hint={secondsLeft > 0 ? t('code.sent') : undefined}
      error={error}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode="numeric"
      autoComplete="one-time-code"
      trailing={
        <Button size="sm" loading={isPending} disabled={secondsLeft > 0} onClick={send}>
          {secondsLeft > 0 ? t('code.wait', { seconds: secondsLeft }) : t('code.send')}
        </Button>
      }
    />
  );
}
