import type { MemberContact } from '@marquee/contract/calls/contacts';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { Mail, Smartphone } from '@marquee/ui/icons';
import styles from '../security-centre.module.css';

interface ContactRowProps extends MemberContact {
  readonly onBind: () => void;
}

/** An e-mail address or mobile number, and the change of it that waits. */
export function ContactRow({ kind, value, verified, change, onBind }: ContactRowProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { dateTime } = useFormat();
  const cancel = useCallMutation('security.cancelContactChange');
  const Icon = kind === 'email' ? Mail : Smartphone;
  const name = t(`security.contacts.kinds.${kind}`);
  return (
    <div className={styles.measure}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>{name}</h3>
        <p>{value === null ? t('security.contacts.none') : <bdi>{value}</bdi>}</p>
        {change && <p>{t('security.contacts.waits', { contact: change.value, time: dateTime(change.effectiveAt) })}</p>}
        {cancel.error && <p role="alert">{errorMessage(cancel.error)}</p>}
      </div>
      {value !== null && (
        <Badge tone={verified ? 'success' : 'warning'}>
          {t(verified ? 'security.contacts.verified' : 'security.contacts.unverified')}
        </Badge>
      )}
      {change ? (
        <Button
          loading={cancel.isPending}
          aria-label={t('security.contacts.cancelOf', { name })}
          onClick={() =>
            cancel.mutate({ changeId: change.changeId }, { onSettled: () => void refreshCall('security.contacts') })
          }
        >
          {t('security.contacts.cancel')}
        </Button>
      ) : (
        <Button
          aria-label={t(value === null ? 'security.contacts.bindOf' : 'security.contacts.changeOf', { name })}
          onClick={onBind}
        >
          {t(value === null ? 'security.contacts.bind' : 'security.contacts.change')}
        </Button>
      )}
    </div>
  );
}
