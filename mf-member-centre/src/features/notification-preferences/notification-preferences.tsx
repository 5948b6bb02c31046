import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PreferenceForm } from './preference-form';

/** Of which messages the member wants a copy outside the inbox, by channel. */
export function NotificationPreferences() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('messages.preferences', {});
  return (
    <Panel title={t('notifications.title')} description={t('notifications.description')}>
      {data && <PreferenceForm {...data} />}
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="12rem" />}
    </Panel>
  );
}
