import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useCall, useCatalogue, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { FileText, ShieldCheck, Ticket } from '@marquee/ui/icons';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { minutesOf, roomAddress } from '../room/games-of-area';
import { AreaTabs } from './area-tabs';
import styles from './fast-lobby.module.css';
import { LobbySkeleton } from './lobby-skeleton';
import { LobbyWinners } from './lobby-winners';
import { LotteryCard } from './lottery-card';
import { QuickLinks } from './quick-links';
import { ResultsByDate } from './results-by-date';
import { RulesDialog } from './rules-dialog';
import { useLobby } from './use-lobby';

/** `/lottery`: the fast lotteries, drawn every few minutes. */
export default function FastLobbyPage() {
  return useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues) ? <FastLobby /> : <LobbySkeleton />;
}

const MOST_POPULAR = 6;

function FastLobby() {
  const t = useMessages(LOTTERY_MESSAGES);
  const lobby = useLobby();
  const popular = useCall('lottery.popular', { area: 'FAST' });
  const recent = useCall('lottery.vnRecent', {});
  const failureTexts = useFailureTexts();
  const prizeMode = useSearchParams()[0].get('prizeMode');
  const [rulesOf, setRulesOf] = useState<LotteryShape | null>(null);
  usePageTitle(t('lobby.fast'));
  const { games: all, skewMs, error, refetch } = lobby;
  if (error && !all) return <ErrorState {...failureTexts(error)} onRetry={refetch} />;
  if (!all) return <LobbySkeleton />;
  const games = lobby.gamesOf('FAST') ?? [];
  if (games.length === 0) return <EmptyState icon={<Ticket />} title={t('noGames')} description={t('noGamesHint')} />;
  const nameOf = (game: LotteryMenuEntry) =>
    t('gameWithPeriod', { game: t(`shape.${game.shape}`), minutes: minutesOf(game) });
  const among = (entries: readonly LotteryMenuEntry[] | undefined) =>
    (entries ?? []).flatMap(({ gameCode }) => games.find((game) => game.gameCode === gameCode) ?? []);
  const addressOf = (game: LotteryMenuEntry) => roomAddress(game, prizeMode);
  const quick = { nameOf, addressOf, skewMs };
  return (
    <div className={styles.lobby}>
      <PageHeader title={t('lobby.fast')} description={t('lobby.fastDescription')} actions={<FairnessLink />} />
      <AreaTabs games={all} />
      <div className={styles.quick}>
        <QuickLinks title={t('lobby.recent')} games={among(recent.data?.games)} {...quick} />
        <QuickLinks title={t('lobby.popular')} games={among(popular.data?.games).slice(0, MOST_POPULAR)} {...quick} />
      </div>
      {[...new Set(games.map(({ shape }) => shape))].map((shape) => (
        <section key={shape} className={styles.family} aria-label={t(`shape.${shape}`)}>
          <header className={styles.about}>
            <h2 className={styles.name}>{t(`shape.${shape}`)}</h2>
            <p className={styles.text}>{t(`about.${shape}`)}</p>
            <Button size="sm" icon={<FileText />} onClick={() => setRulesOf(shape)}>
              {t('lobby.rules')}
            </Button>
          </header>
          <div className={styles.cards}>
            {games
              .filter((game) => game.shape === shape)
              .map((game) => (
                <LotteryCard
                  key={game.gameCode}
                  game={game}
                  name={nameOf(game)}
                  lastIssue={game.last ? t('lobby.issue', { issue: game.last.issue }) : ''}
                  to={addressOf(game)}
                  skewMs={skewMs}
                  onClosed={refetch}
                />
              ))}
          </div>
        </section>
      ))}
      <div className={styles.below}>
        <ResultsByDate games={games} nameOf={nameOf} />
        <LobbyWinners category="ELOTT" nodeIds={games.map(({ nodeId }) => nodeId)} />
      </div>
      <RulesDialog shape={rulesOf} onClose={() => setRulesOf(null)} />
    </div>
  );
}

/** Leads to the checks of own draws. */
function FairnessLink() {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <Link className={buttonClass()} to="/lottery/fairness">
      <ShieldCheck aria-hidden="true" />
      {t('fairness.title')}
    </Link>
  );
}
