import { useFlag, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Play } from '@marquee/ui/icons';
import styles from '../../lib/form/form.module.css';
import { useFreePlay } from '../session/use-free-play';

/** A trial without an account, where the brand offers it. */
export function FreePlayButton() {
  const t = useMessages('shell');
  const offered = useFlag('FREEPLAY');
  const { isPending, start } = useFreePlay();
  if (!offered) return null;
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <Button block icon={<Play aria-hidden="true" />} loading={isPending} onClick={start}>
        {t('login.freePlay')}
      </Button>
    </>
  );
}
