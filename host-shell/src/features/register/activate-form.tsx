import type { CallValue } from '@marquee/contract/calls/index';
import { useCall, useErrorMessage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { RegisterForm } from './register-form';

interface ActivateFormProps {
  /** The one-time password, or the token of the link. */
  readonly secret: string;
  readonly settings: CallValue<'system.registerSettings'>;
  readonly returnTo?: string | undefined;
  readonly onLeave: () => void;
}

/**
 * The registration form of an account that an agent opened: its owner sets what only the owner may know. A sub-user of the agent sets a
 * password and goes to the agents' office.
 */
export function ActivateForm({ secret, settings, ...form }: ActivateFormProps) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isFetching } = useCall('member.activation', { secret });
  if (data)
    return (
      <RegisterForm
        {...form}
        settings={settings}
        method={settings.methods[0] ?? 'username'}
        {...(data.isSubUser && { returnTo: '/agentHome' })}
        activation={{ secret, ...data }}
      />
    );
  if (!error) return <Skeleton shape="block" height="20rem" />;
  return (
    <ErrorState
      compact
      title={t('register.activate.failed')}
      reason={errorMessage(error)}
      retryLabel={t('retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
