import { Spinner } from '@marquee/ui';
import styles from './screen.module.css';
import { useText } from './use-text';

export function LoadingScreen() {
  const t = useText();
  return (
    <main className={styles.screen} aria-busy="true">
      <Spinner label={t('loading')} size="lg" />
    </main>
  );
}
