import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { Link } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './area-tabs.module.css';
import { lobbiesOf } from './lobbies';

interface AreaTabsProps {
  readonly games: readonly LotteryMenuEntry[];
  readonly current: LotteryMenuEntry['area'];
}

/** From one lobby to another; nothing where the brand has one area only. */
export function AreaTabs({ games, current }: AreaTabsProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const lobbies = lobbiesOf(games);
  if (lobbies.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('lobby.areas')}>
      {lobbies.map(({ area, path }) => (
        <Link key={area} className={styles.tab} to={path} aria-current={area === current ? 'page' : undefined}>
          {t(`lobby.area.${area}`)}
        </Link>
      ))}
    </nav>
  );
}
