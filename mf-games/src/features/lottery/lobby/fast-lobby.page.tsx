import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useCall, useCatalogue, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { FileText, ShieldCheck, Ticket } from '@marquee/ui/icons';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LotteryArt } from '../art/lottery-art';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { useOfficialTexts } from '../official/use-official-texts';
import { useIssueName } from '../results/use-issue-name';
import { gameNameOf, minutesOf, roomAddress } from '../room/games-of-area';
import { AreaTabs } from './area-tabs';
import styles from './fast-lobby.module.css';
import type { BallArea } from './lobbies';
import { LobbySkeleton } from './lobby-skeleton';
import { LobbyWinners } from './lobby-winners';
import { LotteryCard } from './lottery-card';
import { QuickLinks } from './quick-links';
import { ResultsByDate } from './results-by-date';
import { RulesDialog } from './rules-dialog';
import { Schedule } from './schedule';
import { useLobby } from './use-lobby';

/** `/lottery`: the fast lotteries, drawn every few minutes; with `area=LOTT` national draws of the same games. */
export default function FastLobbyPage() {
  const area = useSearchParams()[0].get('area') === 'LOTT' ? 'LOTT' : 'FAST';
  if (!useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues)) return <LobbySkeleton />;
  return <BallLobby key={area} area={area} />;
}

const MOST_POPULAR = 6;

function BallLobby({ area }: { readonly area: BallArea }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const lobby = useLobby();
  const popular = useCall('lottery.popular', { area });
  const recent = useCall('lottery.vnRecent', {});
  const failureTexts = useFailureTexts();
  const prizeMode = useSearchParams()[0].get('prizeMode');
  const isFast = area === 'FAST';
  const title = t(isFast ? 'lobby.fast' : 'lobby.national');
  const texts = useOfficialTexts();
  usePageTitle(title);
  const { games: all, skewMs, error, refetch } = lobby;
  if (error && !all) return <ErrorState {...failureTexts(error)} onRetry={refetch} />;
  // The lines of recent and popular rooms stand above the list: one that came later would push it down.
  const isLineComing = [popular, recent].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!all || isLineComing) return <LobbySkeleton />;
  const games = lobby.gamesOf(area) ?? [];
  if (games.length === 0) return <EmptyState icon={<Ticket />} title={t('noGames')} description={t('noGamesHint')} />;
  const nameOf = (game: LotteryMenuEntry) =>
    isFast ? t('gameWithPeriod', { game: gameNameOf(game, t), minutes: minutesOf(game) }) : gameNameOf(game, t);
  const among = (entries: readonly LotteryMenuEntry[] | undefined) =>
    (entries ?? []).flatMap(({ gameCode }) => games.find((game) => game.gameCode === gameCode) ?? []);
  const addressOf = (game: LotteryMenuEntry) => roomAddress(game, prizeMode);
  const quick = { nameOf, addressOf, skewMs };
  return (
    <div className={styles.lobby}>
      <PageHeader
        title={title}
        description={t(isFast ? 'lobby.fastDescription' : 'lobby.nationalDescription')}
        actions={isFast && <FairnessLink />}
      />
      <AreaTabs games={all} current={area} />
      <div className={styles.quick}>
        <QuickLinks title={t('lobby.recent')} games={among(recent.data?.games)} {...quick} />
        <QuickLinks title={t('lobby.popular')} games={among(popular.data?.games).slice(0, MOST_POPULAR)} {...quick} />
      </div>
      <Families games={games} onClosed={refetch} {...quick} />
      <div className={styles.below}>
        <ResultsByDate games={games} nameOf={nameOf} />
        <div className={styles.lobby}>
          {!isFast && <Schedule area={area} texts={texts} />}
          <LobbyWinners category={isFast ? 'ELOTT' : 'LOTT'} nodeIds={games.map(({ nodeId }) => nodeId)} />
        </div>
      </div>
    </div>
  );
}

interface FamiliesProps {
  readonly games: readonly LotteryMenuEntry[];
  readonly nameOf: (game: LotteryMenuEntry) => string;
  readonly addressOf: (game: LotteryMenuEntry) => string;
  readonly skewMs: number;
  readonly onClosed: () => void;
}

/** The lotteries of each kind of result, with its rules. */
function Families({ games, nameOf, addressOf, skewMs, onClosed }: FamiliesProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const issueName = useIssueName();
  const [rulesOf, setRulesOf] = useState<LotteryShape | null>(null);
  return (
    <>
      {[...new Set(games.map(({ shape }) => shape))].map((shape) => (
        <section key={shape} className={styles.family} aria-label={t(`shape.${shape}`)}>
          <header className={styles.about}>
            <LotteryArt game={{ gameCode: shape, shape }} size="lg" />
            <div className={styles.words}>
              <h2 className={styles.name}>{t(`shape.${shape}`)}</h2>
              <p className={styles.text}>{t(`about.${shape}`)}</p>
            </div>
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
                  lastIssue={
                    game.last
                      ? t('lobby.issue', { issue: issueName({ gameCode: game.gameCode, issue: game.last.issue }) })
                      : ''
                  }
                  to={addressOf(game)}
                  skewMs={skewMs}
                  onClosed={onClosed}
                />
              ))}
          </div>
        </section>
      ))}
      <RulesDialog shape={rulesOf} onClose={() => setRulesOf(null)} />
    </>
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
