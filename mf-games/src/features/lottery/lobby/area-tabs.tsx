import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { NavLink } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './area-tabs.module.css';
import { lobbiesOf } from './lobbies';

/** From one lobby to another; nothing where the brand has one area only. */
export function AreaTabs({ games }: { readonly games: readonly LotteryMenuEntry[] }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const lobbies = lobbiesOf(games);
  if (lobbies.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('lobby.areas')}>
      {lobbies.map(({ area, path }) => (
        <NavLink key={area} className={styles.tab ?? ''} to={path} caseSensitive>
          {t(`lobby.area.${area}`)}
        </NavLink>
      ))}
    </nav>
  );
}
