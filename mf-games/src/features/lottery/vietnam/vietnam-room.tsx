import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useFailureTexts } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { RoomHeader } from '../official/room-header';
import { RoomTabs } from '../official/room-tabs';
import { useOfficialRoom } from '../official/use-official-room';
import { useOfficialTexts } from '../official/use-official-texts';
import frame from '../room/fast-room.module.css';
import { VietnamBets } from './vietnam-bets';

const COUNTED_KINDS = ['lo2', 'de'];

/** A room of a region: the day with its stations above, bets and the slip, then tickets, results and statistics. */
export function VietnamRoom({ game }: { readonly game: LotteryMenuEntry }) {
  const room = useOfficialRoom(game);
  const texts = useOfficialTexts(game.gameCode);
  const failureTexts = useFailureTexts();
  const { menu, schedule } = room;
  const error = menu.error ?? schedule.error;
  return (
    <div className={frame.room}>
      <RoomHeader room={room} texts={texts} />
      {error && !menu.data && (
        <ErrorState {...failureTexts(error)} onRetry={() => void Promise.all([menu.refetch(), schedule.refetch()])} />
      )}
      {!menu.data && !error && <Skeleton shape="block" height="34rem" />}
      {menu.data && <VietnamBets room={room} menu={menu.data} texts={texts} />}
      <RoomTabs
        room={room}
        texts={texts}
        counted={COUNTED_KINDS.flatMap((code) => room.rules.kind(code) ?? [])}
        hasLoto
      />
    </div>
  );
}
