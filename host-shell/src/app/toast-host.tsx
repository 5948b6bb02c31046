import { useIdle, useMessages } from '@marquee/kit';
import { useLoaded } from '../lib/use-loaded';

const loadRegion = () => import(/* webpackChunkName: "toast-region" */ '@marquee/ui/toast');

/** The page's one toast region. It loads after the first screen; earlier toasts are queued. */
export function ToastHost() {
  const t = useMessages('shell');
  const Region = useLoaded(loadRegion, useIdle())?.ToastRegion;
  return Region ? <Region label={t('toasts')} closeLabel={t('close')} /> : null;
}
