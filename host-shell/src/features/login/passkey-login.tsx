import { ApiError, callApi, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { usePasskeyLogin } from '@marquee/ui/form';
import { KeyRound } from '@marquee/ui/icons';
import { FormAlert } from '../../lib/form/form-alert';
import { signedIn } from '../session/sign-in';

interface PasskeyLoginProps {
  readonly returnTo?: string | undefined;
  readonly wantsRememberMe: () => boolean;
}

type Answer = Pick<Parameters<typeof callApi<'session.passkeyLogin'>>[1], 'attempt' | 'assertion'>;

const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '@marquee/kit/passkeys');

/** The log-in by a passkey of this device, or of a phone beside it. */
export function PasskeyLogin({ returnTo, wantsRememberMe }: PasskeyLoginProps) {
  const t = useMessages('shell');
  const { isAsking, isGivenUp, failure, ask } = usePasskeyLogin(loadPasskeys, {
    begin: () => callApi('session.passkeyOptions', {}),
    finish: async (answer: Answer) =>
      signedIn(
        await callApi('session.passkeyLogin', { ...answer, rememberMe: wantsRememberMe(), site: 'member' }),
        returnTo,
      ),
  });
  return (
    <>
      <Button size="lg" block icon={<KeyRound aria-hidden="true" />} loading={isAsking} onClick={() => void ask()}>
        {t('passkey.logIn')}
      </Button>
      <FormAlert failure={asApiError(failure)} message={isGivenUp ? t('passkey.givenUp') : null} />
    </>
  );
}

const asApiError = (failure: unknown): ApiError | null =>
  failure === null || failure instanceof ApiError ? failure : new ApiError('unknown_error');
