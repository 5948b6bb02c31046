import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../calls';
import { AuthenticatorSetUp } from '../second-factor/authenticator-set-up';
import { signedOutKey, useSetOperator } from './operator';
import { SignedOutFrame } from './signed-out-frame';

/** For an operator who has to set up a second factor before anything else. */
export function SecondFactorDuePage() {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const setOperator = useSetOperator();
  const leave = () => void client.call('operator.logout', {}).finally(() => setOperator(null));
  return (
    <SignedOutFrame title={t('secondFactor.setUp')} hint={t('secondFactor.due')}>
      <AuthenticatorSetUp onDone={() => void queryClient.invalidateQueries({ queryKey: signedOutKey })} />
      <Button variant="ghost" block onClick={leave}>
        {t('operator.signOut')}
      </Button>
    </SignedOutFrame>
  );
}
