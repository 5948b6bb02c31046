import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError, callApi, useErrorMessage, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { FormAlert, usePasskeyLogin } from '@marquee/ui/form';
import { KeyRound } from '@marquee/ui/icons';

type Answer = Pick<Parameters<typeof callApi<'session.passkeyLogin'>>[1], 'attempt' | 'assertion'>;

interface PasskeyLogInProps {
  readonly onEntered: (answer: CallValue<'session.passkeyLogin'>) => void;
}

const loadPasskeys = () => import(/* webpackChunkName: "passkeys-kit" */ '@marquee/kit/passkeys');

/** The agents' log-in by passkey. */
export function PasskeyLogIn({ onEntered }: PasskeyLogInProps) {
  const t = useMessages('agent');
  const errorMessage = useErrorMessage();
  const { isAsking, isGivenUp, failure, ask } = usePasskeyLogin(loadPasskeys, {
    begin: () => callApi('session.passkeyOptions', {}),
    finish: async (answer: Answer) => onEntered(await callApi('session.passkeyLogin', { ...answer, site: 'agent' })),
  });
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
