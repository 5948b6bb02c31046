import {
  type ModalProps,
  useCall,
  useCatalogue,
  useFailureTexts,
  useFormat,
  useLanguage,
  useMessages,
  useShell,
} from '@marquee/kit';
import { EmptyState, ErrorState, VisuallyHidden } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { SearchX } from '@marquee/ui/icons';
import { useState } from 'react';
import { SearchField } from '../game-list/search-field';
import { LotteryArt } from '../lottery/art/lottery-art';
import { FoundGame } from './found-game';
import { FoundPlaces } from './found-places';
import styles from './game-search.module.css';
import { SEARCH_MESSAGES, searchCatalogues } from './messages/catalogue';
import { pagesFrom } from './site-pages';
import { useSiteSearch } from './use-site-search';

const LIMIT = 24;
const SUGGESTED_GAMES = 6;
const STALE_MS = 5 * 60_000;

/**
 * Search over games, vendors, pages, lotteries, promotions and help; opened from the header, by Ctrl-K or by `/`.
 * @param props `pages` of the shell, with their titles
 */
export default function GameSearchModal(props: ModalProps) {
  return useCatalogue(SEARCH_MESSAGES, searchCatalogues) ? <SearchDialog {...props} /> : null;
}

function SearchDialog({ props, close }: ModalProps) {
  const games = useMessages('games');
  const t = useMessages(SEARCH_MESSAGES);
  const { number } = useFormat();
  const { navigate } = useShell();
  const failureTexts = useFailureTexts();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const text = keyword.trim();
  const request = { keyword: text, limit: LIMIT, language };
  const { data, error, refetch, isFetching } = useCall('games.search', request, {
    enabled: text !== '',
    keepPrevious: true,
  });
  const site = useSiteSearch(text, pagesFrom(props['pages']));
  const found = text === '' ? undefined : data;
  const places = site.pages.length + site.lotteries.length + site.promotions.length + site.help.length;
  const total = (found?.total ?? 0) + places;
  const isOver = found !== undefined && !isFetching && !site.isSearching;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={t('title')}
      closeLabel={games('popup.close')}
    >
      <div className={styles.search}>
        <SearchField
          value={keyword}
          onValueChange={setKeyword}
          label={t('title')}
          placeholder={t('placeholder')}
          searching={isFetching || site.isSearching}
          focusOnOpen
        />
        <VisuallyHidden>
          <p role="status">{isOver ? t('found', { count: total, total: number(total) }) : ''}</p>
        </VisuallyHidden>
        {text === '' && <Suggestions pages={site.suggestions} onLeave={close} />}
        {error && !found && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
        {isOver && total + found.vendors.length === 0 && (
          <EmptyState compact icon={<SearchX />} title={t('noneFor', { keyword: text })} />
        )}
        <FoundPlaces title={t('pages')} items={site.pages} onLeave={close} />
        <FoundPlaces
          title={t('lotteries')}
          items={site.lotteries}
          pictureOf={({ game }) => <LotteryArt game={game} />}
          onLeave={close}
        />
        <FoundPlaces title={t('promotions')} items={site.promotions} onLeave={close} />
        <FoundPlaces title={t('help')} items={site.help} onLeave={close} />
        {found && found.vendors.length > 0 && (
          <section className={styles.kind} aria-label={t('vendors')}>
            <h3>{t('vendors')}</h3>
            <ul className={styles.vendors}>
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
          </section>
        )}
        {found && found.games.length > 0 && (
          <section className={styles.kind} aria-label={games('list.games')}>
            <h3>{games('list.games')}</h3>
            <ul className={styles.games}>
              {found.games.map((game) => (
                <FoundGame key={game.nodeId} game={game} onLeave={close} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface SuggestionsProps {
  readonly pages: ReturnType<typeof useSiteSearch>['suggestions'];
  readonly onLeave: () => void;
}

/** What most people look for, before anything was typed. */
function Suggestions({ pages, onLeave }: SuggestionsProps) {
  const t = useMessages(SEARCH_MESSAGES);
  const hot = useCall('games.hot', { language: useLanguage() }, { staleMs: STALE_MS });
  const games = (hot.data ?? []).slice(0, SUGGESTED_GAMES);
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      <FoundPlaces title={t('suggestions')} items={pages} onLeave={onLeave} />
      {games.length > 0 && (
        <section className={styles.kind} aria-label={t('hot')}>
          <h3>{t('hot')}</h3>
          <ul className={styles.games}>
            {games.map((game) => (
              <FoundGame key={game.nodeId} game={game} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
