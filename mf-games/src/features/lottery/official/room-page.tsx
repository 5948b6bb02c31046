import type { CallRequest } from '@marquee/contract/calls/index';
import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useCall, useCatalogue, useFailureTexts, usePageTitle } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import frame from '../room/fast-room.module.css';
import tabs from '../room/game-tabs.module.css';
import { UnknownGame } from '../room/unknown-game';
import { useOfficialTexts } from './use-official-texts';

interface RoomPageProps {
  readonly area: NonNullable<CallRequest<'lottery.vnMenu'>['area']>;
  /** Of the rooms of the area. */
  readonly path: string;
  readonly children: (game: LotteryMenuEntry) => ReactNode;
}

/** The rooms of an area, and the one of the address: `?gameCode=`; without a code the first one. */
export function RoomPage(props: RoomPageProps) {
  return useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues) ? <RequestedRoom {...props} /> : <RoomSkeleton />;
}

function RequestedRoom({ area, path, children }: RoomPageProps) {
  const { t } = useOfficialTexts();
  const gameCode = useSearchParams()[0].get('gameCode');
  const menu = useCall('lottery.vnMenu', { area });
  const failureTexts = useFailureTexts();
  const games = menu.data?.games;
  const game = gameCode === null ? games?.[0] : games?.find((candidate) => candidate.gameCode === gameCode);
  const title = game ? t(`game.${game.gameCode}`) : t(`area.${area}`);
  usePageTitle(title);
  if (menu.error && !games) return <ErrorState {...failureTexts(menu.error)} onRetry={() => void menu.refetch()} />;
  if (!games) return <RoomSkeleton />;
  if (games.length === 0) return <EmptyState icon={<Ticket />} title={t('noGames')} description={t('noGamesHint')} />;
  if (!game) return <UnknownGame area={area} />;
  return (
    <>
      <VisuallyHidden role="heading" aria-level={1}>
        {title}
      </VisuallyHidden>
      <nav className={`${tabs.tabs} ${tabs.games}`} aria-label={t(`area.${area}`)}>
        {games.map((entry) => (
          <Link
            key={entry.gameCode}
            className={tabs.game}
            to={`${path}?gameCode=${entry.gameCode}`}
            aria-current={entry === game ? 'page' : undefined}
          >
            {t(`game.${entry.gameCode}`)}
          </Link>
        ))}
      </nav>
      {children(game)}
    </>
  );
}

function RoomSkeleton() {
  return (
    <div className={frame.skeleton} aria-busy="true">
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="34rem" />
    </div>
  );
}
