import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useFailureTexts } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import { useTabChoice } from '../slip/use-tab-choice';
import { FastBets } from './fast-bets';
import styles from './fast-room.module.css';
import { isRoomMode } from './games-of-area';
import { IssuePanel } from './issue-panel';
import { RoomTabs } from './room-tabs';
import { useRoom } from './use-room';

interface FastRoomProps {
  readonly game: LotteryMenuEntry;
  /** A game without official mode is played in credit mode. */
  readonly startMode?: LotteryMode;
}

/** A room: the draw above, bets and the slip below. */
export function FastRoom({ game, startMode = 'LOTT' }: FastRoomProps) {
  const [chosenMode, setMode] = useTabChoice(`lottery-mode:${game.gameCode}:${startMode}`, startMode);
  const requestedMode = isRoomMode(chosenMode) ? chosenMode : startMode;
  const room = useRoom(game, requestedMode);
  const failureTexts = useFailureTexts();
  const { menu, issues } = room;
  const [hasOfficial, setOfficial] = useState(true);
  if (hasOfficial && requestedMode === 'LOTT' && menu.error?.code === 'not_found') {
    setOfficial(false);
    setMode('ZY');
  }
  const error = menu.error ?? issues.error;
  // While the menu of another mode is on its way, the page shows the one it has.
  const mode = menu.data && menu.data.groups === null ? 'ZY' : 'LOTT';
  return (
    <div className={styles.room}>
      <IssuePanel game={game} room={room} />
      {error && !menu.data && (
        <ErrorState {...failureTexts(error)} onRetry={() => void Promise.all([menu.refetch(), issues.refetch()])} />
      )}
      {!menu.data && !error && <Skeleton shape="block" height="28rem" />}
      {menu.data && <FastBets room={room} menu={menu.data} mode={mode} onMode={hasOfficial ? setMode : null} />}
      <RoomTabs gameCode={game.gameCode} shape={game.shape} room={room} mode={mode} />
    </div>
  );
}
