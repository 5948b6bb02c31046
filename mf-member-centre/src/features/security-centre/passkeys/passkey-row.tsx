import type { MemberPasskey } from '@marquee/contract/calls/passkeys';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { KeyRound } from '@marquee/ui/icons';
import styles from '../security-centre.module.css';

interface PasskeyRowProps extends MemberPasskey {
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function PasskeyRow({
  name,
  host,
  isHere,
  isSynced,
  createdAt,
  lastUsedAt,
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const shownName = name || t('security.passkeys.unnamed');
  return (
    <li className={styles.measure}>
      <span className={styles.icon}>
        <KeyRound aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>
          <bdi>{shownName}</bdi>{' '}
          <Badge>{t(isSynced ? 'security.passkeys.synced' : 'security.passkeys.onOneDevice')}</Badge>
        </h3>
        <p>
          {t('security.passkeys.addedAt', { time: dateTime(createdAt) })}
          {' · '}
          {lastUsedAt === null
            ? t('security.passkeys.unused')
            : t('security.passkeys.usedAt', { time: dateTime(lastUsedAt) })}
        </p>
        {!isHere && <p>{t('security.passkeys.elsewhere', { host })}</p>}
      </div>
      <Button aria-label={t('security.passkeys.renameOf', { name: shownName })} onClick={onRename}>
        {t('security.passkeys.rename')}
      </Button>
      <Button aria-label={t('security.passkeys.removeOf', { name: shownName })} onClick={onRemove}>
        {t('security.passkeys.remove')}
      </Button>
    </li>
  );
}
