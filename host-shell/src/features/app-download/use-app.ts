import { useFlag, useLanguage } from '@marquee/kit';
import { useEffect } from 'react';
import { keepInstallOffer } from './install-offer';

/** Long after the first screen: nothing of it waits, and a visit that is shorter leaves no worker. */
const LATE_MS = 8_000;

const loadWorker = () => import(/* webpackChunkName: "app-worker" */ './app-worker');

/** What makes the site an app: the browser's offer to install it, and the worker that shows a page without a connection. */
export function useApp(): void {
  const isWanted = useFlag('APPDOWNLOAD');
  const language = useLanguage();
  useEffect(() => (isWanted ? keepInstallOffer() : undefined), [isWanted]);
  useEffect(() => {
    const start = () =>
      loadWorker()
        .then(({ keepAppWorker }) => keepAppWorker({ isWanted, language }))
        // Without it the site is as it was; the next visit tries again.
        .catch(() => undefined);
    const timer = setTimeout(() => void start(), LATE_MS);
    return () => clearTimeout(timer);
  }, [isWanted, language]);
}
