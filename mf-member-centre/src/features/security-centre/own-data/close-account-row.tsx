import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { LogOut } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { CloseAccountDialog } from './close-account-dialog';

/** The end of the account. */
export function CloseAccountRow() {
  const t = useMessages('member');
  const [isClosing, setIsClosing] = useState(false);
  return (
    <div className={styles.measure}>
      <span className={styles.icon}>
        <LogOut aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>{t('security.closure.title')}</h3>
        <p>{t('security.closure.hint')}</p>
      </div>
      <Button onClick={() => setIsClosing(true)}>{t('security.closure.start')}</Button>
      {isClosing && <CloseAccountDialog onClosed={() => setIsClosing(false)} />}
    </div>
  );
}
