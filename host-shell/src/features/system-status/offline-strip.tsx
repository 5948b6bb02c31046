import { useFormat, useMessages } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { WifiOff } from '@marquee/ui/icons';
import { useSyncExternalStore } from 'react';
import styles from './offline-strip.module.css';

/** Says that the browser is offline and how old the page is; it goes by itself when the network is back. */
export function OfflineStrip() {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  const updatedMs = isOnline ? 0 : lastUpdateMs();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.strip}>
          <WifiOff aria-hidden="true" />
          {updatedMs > 0
            ? t('offline.since', { time: dateTime(new Date(updatedMs).toISOString()) })
            : t('offline.title')}
        </p>
      )}
    </div>
  );
}

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** When the last answer came that the page shows. */
const lastUpdateMs = (): number =>
  Math.max(
    0,
    ...runtime()
      .queryClient.getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
