import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useFailureTexts } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useMemo } from 'react';
import { RoomHeader } from '../official/room-header';
import { RoomTabs } from '../official/room-tabs';
import { useOfficialRoom } from '../official/use-official-room';
import { useOfficialTexts } from '../official/use-official-texts';
import frame from '../room/fast-room.module.css';
import { oddsAt } from '../slip/use-stake';
import { FourDigitBets } from './four-digit-bets';
import { NumberBets } from './number-bets';

/** Of those that a game has, the statistics count them. */
const COUNTED_KINDS = ['top2', 'bottom2', 'last2'];

/** A room of Thailand, Laos, Hanoi, 4D or six digits: the draw above, bets and the slip, then results and tickets. */
export function SeaRoom({ game }: { readonly game: LotteryMenuEntry }) {
  const room = useOfficialRoom(game);
  const texts = useOfficialTexts();
  const failureTexts = useFailureTexts();
  const { menu, schedule, rules } = room;
  const error = menu.error ?? schedule.error;
  const oddsOf = useMemo(() => (menu.data ? oddsAt(rules, menu.data, null) : () => undefined), [rules, menu.data]);
  const Bets = game.shape === 'four-digit' ? FourDigitBets : NumberBets;
  return (
    <div className={frame.room}>
      <RoomHeader room={room} texts={texts} />
      {error && !menu.data && (
        <ErrorState {...failureTexts(error)} onRetry={() => void Promise.all([menu.refetch(), schedule.refetch()])} />
      )}
      {!menu.data && !error && <Skeleton shape="block" height="34rem" />}
      {menu.data && <Bets room={room} menu={menu.data} oddsOf={oddsOf} texts={texts} />}
      <RoomTabs room={room} texts={texts} counted={COUNTED_KINDS.flatMap((code) => rules.kind(code) ?? [])} />
    </div>
  );
}
