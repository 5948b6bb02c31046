import { useFederation } from '@marquee/kit/host';
import { useSyncExternalStore } from 'react';
import styles from './loading-bar.module.css';

interface LoadingBarProps {
  readonly remote: string;
  readonly contribution: string;
}

/** Runs along the top of the window while the code of a page is on its way. */
export function LoadingBar({ remote, contribution }: LoadingBarProps) {
  const federation = useFederation();
  const statusNow = () => federation.state({ remote, contribution }).status;
  const status = useSyncExternalStore(federation.subscribe, statusNow, statusNow);
  return status === 'loading' ? <div className={styles.bar} aria-hidden="true" /> : null;
}
