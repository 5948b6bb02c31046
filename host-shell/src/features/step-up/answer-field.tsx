import type { StepUpMethod } from '@marquee/contract/calls/sign-in';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { useStepUpCode } from './use-step-up-code';

type InputProps = Omit<TextFieldProps, 'label' | 'hint' | 'required' | 'trailing'>;

interface AnswerFieldProps extends InputProps {
  readonly challenge: string;
  readonly method: StepUpMethod;
}

/** The field of the selected method; a code by SMS or e-mail must be sent first. */
export function AnswerField({ challenge, method, ...input }: AnswerFieldProps) {
  if (method === 'sms' || method === 'email') return <SentCode challenge={challenge} method={method} {...input} />;
  return <KnownAnswer method={method} {...input} />;
}

function KnownAnswer({ method, ...input }: InputProps & { readonly method: StepUpMethod }) {
  const t = useMessages('shell');
  return (
    <TextField
      {...input}
      label={t(`stepUp.answer.${method}`)}
      hint={t(`stepUp.hint.${method}`)}
      required
      autoComplete={method === 'authenticator' ? 'one-time-code' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

interface SentCodeProps extends InputProps {
  readonly challenge: string;
  readonly method: 'sms' | 'email';
}

function SentCode({ challenge, method, ...input }: SentCodeProps) {
  const t = useMessages('shell');
  const { send, isPending, secondsLeft } = useStepUpCode(challenge, method);
  return (
    <TextField
      {...input}
      label={t('code.label')}
      hint={secondsLeft > 0 ? t('code.sent') : undefined}
      required
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
