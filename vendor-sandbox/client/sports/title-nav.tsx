import type { MatchView } from '../../src/kinds/sports/match-view';
import type { TitleCode } from '../../src/kinds/sports/titles';
import { usePlay } from '../frame/play-context';
import { TitleIcon } from './title-icon';
import styles from './title-nav.module.css';

interface TitleNavProps {
  readonly matches: readonly MatchView[];
  readonly title: TitleCode | null;
  readonly onTitle: (title: TitleCode | null) => void;
}

/** The sports, each with how many of its matches can be seen and how many are under way. */
export function TitleNav({ matches, title, onTitle }: TitleNavProps) {
  const { t, format } = usePlay();
  const codes = [...new Set(matches.map((match) => match.title))].sort();
  return (
    <nav className={styles.nav} aria-label={t('titles.label')}>
      {[null, ...codes].map((code) => {
        const own = matches.filter((match) => code === null || match.title === code);
        const live = own.filter(({ state }) => state === 'live').length;
        return (
          <button
            key={code ?? 'all'}
            type="button"
            className={styles.title}
            aria-pressed={title === code}
            onClick={() => onTitle(code)}
          >
            <TitleIcon code={code ?? 'all'} />
            <span className={styles.name}>{t(`titles.${code ?? 'all'}`)}</span>
            {live > 0 && (
              <span className={styles.live} title={t('state.live')}>
                {format.number(live)}
              </span>
            )}
          </button>
        );
      })}
      <p className={styles.note}>{t('simulated')}</p>
    </nav>
  );
}
