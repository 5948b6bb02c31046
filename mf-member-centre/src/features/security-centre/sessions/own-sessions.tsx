import type { MemberSession } from '@marquee/contract/calls/member-sessions';
import {
  refreshCall,
  useCall,
  useCallMutation,
  useErrorMessage,
  useFailureTexts,
  useFormat,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Badge, Button, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Monitor, Smartphone } from '@marquee/ui/icons';
import styles from '../security-centre.module.css';
import { deviceOf } from '@marquee/contract/device-name';
import { useLinkedPanel } from './use-linked-panel';

/** Where the member is logged in; every session but this one can be ended here. */
export function OwnSessions() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { data, error, refetch, isFetching } = useCall('security.sessions', {});
  const endOthers = useCallMutation('security.endOtherSessions');
  const isAlone = data?.every(({ isCurrent }) => isCurrent) ?? true;
  return (
    <Panel
      {...useLinkedPanel('sessions', data !== undefined)}
      title={t('security.sessions.title')}
      actions={
        !isAlone && (
          <Button
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(
                {},
                {
                  onSuccess: () => toast({ kind: 'success', message: t('security.sessions.othersEnded') }),
                  onSettled: () => void refreshCall('security.sessions'),
                },
              )
            }
          >
            {t('security.sessions.endOthers')}
          </Button>
        )
      }
    >
      <div className={styles.steps}>
        {data?.map((session) => (
          <SessionRow key={session.sessionId} {...session} />
        ))}
        {endOthers.error && <p role="alert">{errorMessage(endOthers.error)}</p>}
        {!data && error && (
          <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton shape="block" height="2.75rem" />}
      </div>
    </Panel>
  );
}

function SessionRow({ sessionId, isCurrent, isRemembered, ip, userAgent, startedAt, lastSeenAt }: MemberSession) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { dateTime } = useFormat();
  const end = useCallMutation('security.endSession');
  const { name, isHandheld } = deviceOf(userAgent);
  const Device = isHandheld ? Smartphone : Monitor;
  const device = name || t('security.sessions.unknown');
  return (
    <div className={styles.measure}>
      <span className={styles.icon}>
        <Device aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>
          <bdi>{device}</bdi>
        </h3>
        <p>
          {ip !== null && <bdi>{ip}</bdi>}
          {ip !== null && ' · '}
          {t('security.sessions.since', { started: dateTime(startedAt), seen: dateTime(lastSeenAt) })}
          {isRemembered && ` ${t('security.sessions.remembered')}`}
        </p>
        {end.error && <p role="alert">{errorMessage(end.error)}</p>}
      </div>
      {isCurrent ? (
        <Badge tone="success">{t('security.sessions.current')}</Badge>
      ) : (
        <Button
          loading={end.isPending}
          aria-label={t('security.sessions.endOf', { device })}
          onClick={() => end.mutate({ sessionId }, { onSettled: () => void refreshCall('security.sessions') })}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </div>
  );
}
