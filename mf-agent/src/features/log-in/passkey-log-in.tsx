import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError, callApi, useErrorMessage, useMessages } from '@marquee/kit';
import { browserHasPasskeys, usePasskeyLogin } from '@marquee/kit/passkeys';
import { Button } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { KeyRound } from '@marquee/ui/icons';

type Answer = Pick<Parameters<typeof callApi<'session.passkeyLogin'>>[1], 'attempt' | 'assertion'>;

interface PasskeyLogInProps {
  readonly onEntered: (answer: CallValue<'session.passkeyLogin'>) => void;
}

/** The agents' log-in by passkey; nothing in a browser without them. */
export default function PasskeyLogIn({ onEntered }: PasskeyLogInProps) {
  const t = useMessages('agent');
  const errorMessage = useErrorMessage();
  const { isAsking, isGivenUp, failure, ask } = usePasskeyLogin({
    begin: () => callApi('session.passkeyOptions', {}),
    finish: async (answer: Answer) => onEntered(await callApi('session.passkeyLogin', { ...answer, site: 'agent' })),
  });
  if (!browserHasPasskeys()) return null;
  const message =
    failure === null ? null : errorMessage(failure instanceof ApiError ? failure : new ApiError('unknown_error'));
  return (
    <>
      <Button size="lg" block icon={<KeyRound aria-hidden="true" />} loading={isAsking} onClick={() => void ask()}>
        {t('logIn.passkey')}
      </Button>
      <FormAlert message={isGivenUp ? t('logIn.passkeyGivenUp') : message} />
    </>
  );
}
