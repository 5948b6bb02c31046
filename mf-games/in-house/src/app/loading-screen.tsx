import { Spinner } from '@marquee/ui';
import styles from './screen.module.css';
import { useText } from './use-text';

interface LoadingScreenProps {
  /** `div` inside of a `main` element. */
  readonly as?: 'main' | 'div';
}

export function LoadingScreen({ as: Box = 'main' }: LoadingScreenProps) {
  const t = useText();
  return (
    <Box className={styles.screen} aria-busy="true">
      <Spinner label={t('loading')} size="lg" />
    </Box>
  );
}
