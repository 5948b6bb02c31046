import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useCall, useCatalogue, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { FastRoom } from './fast-room';
import styles from './fast-room.module.css';
import { GameTabs } from './game-tabs';
import { gameNameOf, isRoomMode } from './games-of-area';
import { UnknownGame } from './unknown-game';

const VietnamRoom = lazy(() => import('../vietnam/vietnam-room').then((room) => ({ default: room.VietnamRoom })));

/** `/lottert?gameCode=`: the room of a fast or a national lottery; without a code the first fast one's. */
export default function FastRoomPage() {
  return useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues) ? <RequestedRoom /> : <RoomSkeleton />;
}

/** Whether a lottery is drawn in the grammar of Vietnam: its room is the one of the official draws. */
const hasPrizes = ({ shape }: LotteryMenuEntry): boolean => lotteryRules(shape).form.type === 'prizes';

function RequestedRoom() {
  const t = useMessages(LOTTERY_MESSAGES);
  const query = useSearchParams()[0];
  const gameCode = query.get('gameCode');
  const prizeMode = query.get('prizeMode');
  const menu = useCall('lottery.vnMenu', {});
  const failureTexts = useFailureTexts();
  const games = menu.data?.games.filter(({ area }) => area === 'FAST' || area === 'LOTT');
  const first = games?.find(({ area }) => area === 'FAST') ?? games?.[0];
  const game = gameCode === null ? first : games?.find((candidate) => candidate.gameCode === gameCode);
  const title = game ? gameNameOf(game, t) : t('title');
  usePageTitle(title);
  if (menu.error && !games) return <ErrorState {...failureTexts(menu.error)} onRetry={() => void menu.refetch()} />;
  if (!games) return <RoomSkeleton />;
  if (!first) return <EmptyState icon={<Ticket />} title={t('noGames')} description={t('noGamesHint')} />;
  if (!game) return <UnknownGame area={first.area} />;
  return (
    <>
      <VisuallyHidden role="heading" aria-level={1}>
        {title}
      </VisuallyHidden>
      <GameTabs games={games.filter(({ area }) => area === game.area)} current={game} />
      {hasPrizes(game) ? (
        <Suspense fallback={<RoomSkeleton />}>
          <VietnamRoom key={game.gameCode} game={game} />
        </Suspense>
      ) : (
        <FastRoom key={game.gameCode} game={game} startMode={isRoomMode(prizeMode) ? prizeMode : 'LOTT'} />
      )}
    </>
  );
}

function RoomSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="28rem" />
    </div>
  );
}
