import { type ModalProps, useCall, useFailureTexts, useFormat, useLanguage, useMessages, useShell } from '@marquee/kit';
import { EmptyState, ErrorState, VisuallyHidden } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { SearchX } from '@marquee/ui/icons';
import { useState } from 'react';
import { SearchField } from '../game-list/search-field';
import { FoundGame } from './found-game';
import styles from './game-search.module.css';

const LIMIT = 24;

/** Search over the games of all categories, by name or vendor; opened from the header, by Ctrl-K or by `/`. */
export default function GameSearchModal({ close }: ModalProps) {
  const t = useMessages('games');
  const { number } = useFormat();
  const { navigate } = useShell();
  const failureTexts = useFailureTexts();
  const [keyword, setKeyword] = useState('');
  const text = keyword.trim();
  const request = { keyword: text, limit: LIMIT, language: useLanguage() };
  const { data, error, refetch, isFetching } = useCall('games.search', request, {
    enabled: text !== '',
    keepPrevious: true,
  });
  const found = text === '' ? undefined : data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={t('list.search')}
      closeLabel={t('popup.close')}
    >
      <div className={styles.search}>
        <SearchField value={keyword} onValueChange={setKeyword} searching={isFetching} focusOnOpen />
        <VisuallyHidden>
          <p role="status">{found ? t('list.found', { count: found.total, total: number(found.total) }) : ''}</p>
        </VisuallyHidden>
        {text === '' && <p className={styles.hint}>{t('search.hint')}</p>}
        {error && !found && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
        {found && found.games.length === 0 && (
          <EmptyState compact icon={<SearchX />} title={t('list.noneFor', { keyword: text })} />
        )}
        {found && found.vendors.length > 0 && (
          <ul className={styles.vendors} aria-label={t('search.vendors')}>
            {found.vendors.map(({ vassalage, displayName, gameCount }) => (
              <li key={vassalage}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    navigate(`/rng?vassalage=${vassalage}`);
                  }}
                >
                  {displayName} <small>{number(gameCount)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found && found.games.length > 0 && (
          <ul className={styles.games} aria-label={t('list.games')}>
            {found.games.map((game) => (
              <FoundGame key={game.nodeId} game={game} onLeave={close} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
