import { useFlag, useIdle, useMessages } from '@marquee/kit';
import { Smartphone } from '@marquee/ui/icons';
import { useLoaded } from '../../lib/use-loaded';
import { SideLink } from './side-link';
import styles from './side-menu.module.css';

interface SideAppProps {
  readonly expanded: boolean;
  readonly onLeave?: (() => void) | undefined;
}

const loadCodes = () => import(/* webpackChunkName: "side-codes" */ '../app-download/side-codes');

/** The codes that bring the app to a phone; folded, the way to the page that they open. */
export function SideApp({ expanded, onLeave }: SideAppProps) {
  const t = useMessages('shell');
  const hasApp = useFlag('APPDOWNLOAD');
  const Codes = useLoaded(loadCodes, useIdle() && hasApp && expanded)?.SideCodes;
  if (!hasApp) return null;
  if (!expanded) {
    return (
      <ul className={styles.group}>
        <SideLink
          expanded={false}
          onLeave={onLeave}
          to="/m/appDownload"
          icon={<Smartphone aria-hidden="true" />}
          label={t('app.title')}
        />
      </ul>
    );
  }
  return (
    <section className={styles.app}>
      <h2>{t('app.title')}</h2>
      {Codes && <Codes />}
    </section>
  );
}
