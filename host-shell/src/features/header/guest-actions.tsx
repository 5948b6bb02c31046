import { useFlag, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { preloadModal } from '../../lib/modals/modal-plans';
import { useFreePlay } from '../session/use-free-play';
import styles from './site-header.module.css';

/** What a guest finds in the header. */
export function GuestActions() {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const hasFreePlay = useFlag('FREEPLAY');
  const freePlay = useFreePlay();
  return (
    <>
      {hasFreePlay && (
        <Button className={styles.free} variant="ghost" loading={freePlay.isPending} onClick={() => freePlay.start()}>
          {t('freePlay')}
        </Button>
      )}
      <Button
        className={styles.login}
        onPointerEnter={() => preloadModal('loginPopupModal')}
        onFocus={() => preloadModal('loginPopupModal')}
        onClick={() => openModal('loginPopupModal')}
      >
        {t('login.open')}
      </Button>
      <Button
        variant="primary"
        onPointerEnter={() => preloadModal('registerModal')}
        onFocus={() => preloadModal('registerModal')}
        onClick={() => openModal('registerModal')}
      >
        {t('header.register')}
      </Button>
    </>
  );
}
