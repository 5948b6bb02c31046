import { Slot, useBrand, useMessages, usePageTitle } from '@marquee/kit';
import { VisuallyHidden } from '@marquee/ui';
import { brandMessage } from '../../lib/brand/brand-message';
import { HeroBanner } from './hero-banner';
import styles from './home.module.css';
import { Notices } from './notices';

/** The home page: the shell's notices and first banner, then the places that remotes fill. */
export function HomePage() {
  const t = useMessages('shell');
  const brand = useBrand();
  usePageTitle(t('home.title'));
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{brandMessage(t, brand, 'welcome')}</h1>
      </VisuallyHidden>
      <HeroBanner />
      <Notices />
      <Slot name="home.promotions" maxReserve="52vw" />
      <Slot name="home.hot-games" />
      <Slot name="home.jackpot" />
      <Slot name="home.game-rows" />
    </div>
  );
}
