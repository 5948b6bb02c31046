import type { GameType } from '@marquee/contract/constants';
import { useCall, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Link } from 'react-router-dom';
import styles from './game-list.module.css';
import { LIST_TYPES } from './type-tabs';

/** The most that the search answers at once; more of a category are counted by its own list. */
const LIMIT = 40;

/** Categories in which a search that found nothing here finds something. */
export function FoundElsewhere({ keyword, gameType }: { readonly keyword: string; readonly gameType: GameType }) {
  const t = useMessages('games');
  const { number } = useFormat();
  const text = keyword.trim();
  const { data } = useCall(
    'games.search',
    { keyword: text, limit: LIMIT, language: useLanguage() },
    { enabled: text !== '' },
  );
  const others = LIST_TYPES.flatMap((type) => {
    const count = data?.games.filter((game) => game.gameType === type).length ?? 0;
    return type === gameType || count === 0 ? [] : [{ type, count }];
  });
  if (others.length === 0) return null;
  return (
    <nav className={styles.elsewhere} aria-label={t('list.elsewhere')}>
      <p>{t('list.elsewhere')}</p>
      <ul>
        {others.map(({ type, count }) => (
          <li key={type}>
            <Link to={`/${type}?${new URLSearchParams({ q: text })}`}>
              {t(`type.${type}`)} <small>{number(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
