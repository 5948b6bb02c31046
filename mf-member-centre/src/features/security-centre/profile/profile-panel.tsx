import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { Button, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import styles from '../security-centre.module.css';
import { useLinkedPanel } from '../sessions/use-linked-panel';
import own from './profile.module.css';

const ProfileDialog = lazy(() => import('./profile-dialog'));

/** What is known of the member, and what is still missing. */
export function ProfilePanel() {
  const text = useMessages(SECURITY_MESSAGES);
  const failureTexts = useFailureTexts();
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, refetch, isFetching } = useCall('member.profile', {});
  const isComplete = data?.fields.every(({ locked }) => locked) ?? true;
  return (
    <Panel
      {...useLinkedPanel('profile', data !== undefined)}
      title={text('profile.title')}
      description={text('profile.description')}
      actions={!isComplete && <Button onClick={() => setIsEditing(true)}>{text('profile.edit')}</Button>}
    >
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="8rem" />}
      {data && (
        <dl className={styles.facts}>
          {data.fields.map(({ name, value, locked }) => (
            <div key={name}>
              <dt>{text(`profile.field.${name}`)}</dt>
              <dd>
                {value === null ? <span className={own.missing}>{text('profile.missing')}</span> : <bdi>{value}</bdi>}
                {locked && (
                  <span className={own.lock} role="img" aria-label={text('profile.locked')}>
                    <Lock aria-hidden="true" />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Suspense>{data && isEditing && <ProfileDialog profile={data} onClosed={() => setIsEditing(false)} />}</Suspense>
    </Panel>
  );
}
