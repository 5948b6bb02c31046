import { ApiError, callApi, useMessages } from '@marquee/kit';
import { browserHasPasskeys, usePasskeyLogin } from '@marquee/kit/passkeys';
import { Button } from '@marquee/ui';
import { KeyRound } from '@marquee/ui/icons';
import { FormAlert } from '../../lib/form/form-alert';
import { signedIn } from '../session/sign-in';

interface PasskeyLoginProps {
  readonly returnTo?: string | undefined;
  readonly wantsRememberMe: () => boolean;
}

type Answer = Pick<Parameters<typeof callApi<'session.passkeyLogin'>>[1], 'attempt' | 'assertion'>;

/** The log-in by a passkey of this device, or of a phone beside it; nothing in a browser without them. */
export default function PasskeyLogin({ returnTo, wantsRememberMe }: PasskeyLoginProps) {
  const t = useMessages('shell');
  const { isAsking, isGivenUp, failure, ask } = usePasskeyLogin({
    begin: () => callApi('session.passkeyOptions', {}),
    finish: async (answer: Answer) =>
      signedIn(
        await callApi('session.passkeyLogin', { ...answer, rememberMe: wantsRememberMe(), site: 'member' }),
        returnTo,
      ),
  });
  if (!browserHasPasskeys()) return null;
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
