import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useCall, useCatalogue, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { EmptyState, ErrorState, VisuallyHidden } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Ticket } from '@marquee/ui/icons';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { useOfficialTexts } from '../official/use-official-texts';
import { roomAddress } from '../room/games-of-area';
import { AreaTabs } from './area-tabs';
import styles from './fast-lobby.module.css';
import { LobbySkeleton } from './lobby-skeleton';
import { LobbyWinners } from './lobby-winners';
import type { OfficialArea } from './lobbies';
import { LotteryArt } from '../art/lottery-art';
import { LotteryCard } from './lottery-card';
import { OfficialResults } from './official-results';
import { QuickLinks } from './quick-links';
import { Schedule } from './schedule';
import { useLobby } from './use-lobby';

interface OfficialLobbyProps {
  readonly area: OfficialArea;
}

/** `/vnLottery` and `/seaLottery`: official lotteries with their results and the schedule of the week. */
export const OfficialLobby = (props: OfficialLobbyProps) =>
  useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues) ? <Lobby {...props} /> : <LobbySkeleton />;

function Lobby({ area }: OfficialLobbyProps) {
  const shared = useMessages(LOTTERY_MESSAGES);
  const texts = useOfficialTexts();
  const { t } = texts;
  const { games: all, gamesOf, skewMs, error, refetch } = useLobby();
  const popular = useCall('lottery.popular', { area });
  const recent = useCall('lottery.vnRecent', {});
  const failureTexts = useFailureTexts();
  usePageTitle(t(`area.${area}`));
  if (error && !all) return <ErrorState {...failureTexts(error)} onRetry={refetch} />;
  if (!all) return <LobbySkeleton />;
  const games = gamesOf(area) ?? [];
  if (games.length === 0) return <EmptyState icon={<Ticket />} title={t('noGames')} description={t('noGamesHint')} />;
  const nameOf = ({ gameCode }: LotteryMenuEntry) => t(`game.${gameCode}`);
  const among = (entries: readonly LotteryMenuEntry[] | undefined) =>
    (entries ?? []).flatMap(({ gameCode }) => games.find((game) => game.gameCode === gameCode) ?? []);
  const quick = { nameOf, addressOf: (game: LotteryMenuEntry) => roomAddress(game), skewMs };
  return (
    <div className={styles.lobby}>
      <PageHeader title={t(`area.${area}`)} description={t(`lobby.description.${area}`)} />
      <AreaTabs games={all} current={area} />
      <div className={styles.quick}>
        <QuickLinks title={shared('lobby.recent')} games={among(recent.data?.games)} {...quick} />
        <QuickLinks title={shared('lobby.popular')} games={among(popular.data?.games)} {...quick} />
      </div>
      <VisuallyHidden role="heading" aria-level={2}>
        {shared('lobby.game')}
      </VisuallyHidden>
      <div className={styles.cards}>
        {games.map((game) => (
          <LotteryCard
            key={game.gameCode}
            game={game}
            name={nameOf(game)}
            art={<LotteryArt game={game} />}
            lastIssue={game.last ? texts.issue(game.last) : ''}
            to={roomAddress(game)}
            skewMs={skewMs}
            onClosed={refetch}
          />
        ))}
      </div>
      <div className={styles.below}>
        <div className={styles.lobby}>
          <OfficialResults games={games} hasLoto={area === 'VN'} texts={texts} />
          <LobbyWinners category="LOTT" nodeIds={games.map(({ nodeId }) => nodeId)} />
        </div>
        <Schedule area={area} texts={texts} />
      </div>
    </div>
  );
}
