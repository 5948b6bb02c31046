import type { HelpSection } from '@marquee/contract/entities/content';
import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useBoot, useCall, useCatalogue, useLanguage, useMessages, useSession } from '@marquee/kit';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../lottery/messages/catalogue';
import { gameNameOf, minutesOf, roomAddress } from '../lottery/room/games-of-area';
import { hasWords } from './folded-text';
import { type SitePage, sitePages, suggestedPages } from './site-pages';

const STALE_MS = 5 * 60_000;
/** Of each kind: the popup is to be read at a glance. */
const MOST = 6;
const TAGS = /<[^>]*>/g;

export interface FoundLottery extends SitePage {
  readonly game: LotteryMenuEntry;
}

/**
 * Pages, lotteries, promotions and help that hold the words of a search, in the page's language; games come from the server.
 * @param ownPages of the shell
 */
export function useSiteSearch(keyword: string, ownPages: readonly SitePage[]) {
  const boot = useBoot();
  const language = useLanguage();
  const { state } = useSession();
  const isTyped = keyword !== '';
  const lotteries = useLotteries(isTyped && state !== 'guest');
  const promotions = useCall('promotions.list', { language }, { enabled: isTyped, staleMs: STALE_MS });
  const help = useCall('content.help', { lang: language }, { enabled: isTyped, staleMs: STALE_MS });
  const pages = sitePages(boot, state, language, ownPages);
  const found = <Item extends SitePage>(items: readonly Item[]) =>
    isTyped ? items.filter(({ title }) => hasWords(title, keyword)).slice(0, MOST) : [];
  const promotionPages = (promotions.data?.promotions ?? []).map(({ promotionId, title }) => ({
    title,
    to: `/promotions/${promotionId}`,
  }));
  return {
    suggestions: suggestedPages(pages),
    pages: found(pages),
    lotteries: found(lotteries),
    promotions: found(promotionPages),
    help: isTyped ? helpWith(help.data ?? [], keyword) : [],
    isSearching: isTyped && (promotions.isFetching || help.isFetching),
  };
}

/** Articles whose title holds the words come before those whose text does. */
function helpWith(sections: readonly HelpSection[], keyword: string): readonly SitePage[] {
  const articles = sections.flatMap((section) => section.articles);
  const named = articles.filter(({ title }) => hasWords(title, keyword));
  const others = articles.filter(
    (article) => !named.includes(article) && hasWords(article.content.replace(TAGS, ' '), keyword),
  );
  return [...named, ...others].slice(0, MOST).map(({ title, anchor }) => ({ title, to: `/help#${anchor}` }));
}

function useLotteries(enabled: boolean): readonly FoundLottery[] {
  const t = useMessages(LOTTERY_MESSAGES);
  const hasNames = useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues);
  const { data } = useCall('lottery.vnMenu', {}, { enabled });
  if (!hasNames || !data) return [];
  return data.games.map((game) => {
    const isOfficial = game.area === 'VN' || game.area === 'SEA';
    const name = isOfficial ? t(`official.game.${game.gameCode}`) : gameNameOf(game, t);
    const isFast = game.area === 'FAST';
    return {
      game,
      title: isFast ? t('gameWithPeriod', { game: name, minutes: minutesOf(game) }) : name,
      to: roomAddress(game),
    };
  });
}
