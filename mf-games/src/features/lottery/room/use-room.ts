import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useCall, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';
import { announcedDraw, withAnnounced } from './announced-draws';

/** Draws that omission, heat and trends look back on. */
const HISTORY_DRAWS = 100;

type RoomGame = Pick<LotteryMenuEntry, 'area' | 'gameCode' | 'shape'>;

/** What a room reads, kept up to date: the issue that takes bets, past results, what is open in it, and what it pays. */
export function useRoom({ area, gameCode, shape }: RoomGame, mode: LotteryMode) {
  const rules = lotteryRules(shape);
  const menu = useCall('lottery.playMenu', { gameCode, prizeMode: mode }, { keepPrevious: true });
  const issues = useCall('lottery.issue', { gameCode, count: 2 });
  const opened = useCall('lottery.openedNumber', { gameCode, page: 1, pageSize: HISTORY_DRAWS });
  const current = issues.data?.issues[0];
  const room = useCall('lottery.room', { gameCode, issue: current?.issue ?? '' }, { enabled: current !== undefined });
  const serverTime = issues.data?.serverTime;
  /** The server's clock minus the browser's. */
  const skewMs = serverTime === undefined ? 0 : Date.parse(serverTime) - issues.dataUpdatedAt;
  const [closedIssue, setClosedIssue] = useState<string | null>(null);
  const [announced, setAnnounced] = useState<readonly OpenedDraw[]>([]);

  useTopic('lottery.issue', (event) => {
    if (event.gameCode !== gameCode) return;
    void issues.refetch();
    if (event.state === 'void') void opened.refetch();
  });
  useTopic('lottery.result', (event) => {
    if (event.gameCode !== gameCode) return;
    const drawsAt = new Date(Date.now() + skewMs).toISOString();
    setAnnounced((current) => [announcedDraw(event, drawsAt), ...current]);
    // An announcement does not say whether a result is official.
    if (area !== 'FAST') void opened.refetch();
  });
  useTopic('lottery.room', (event) => {
    if (event.gameCode === gameCode) void room.refetch();
  });

  const results = useMemo(() => withAnnounced(opened.data?.content ?? [], announced), [opened.data, announced]);
  const history = useMemo(
    () =>
      results
        .slice(0, HISTORY_DRAWS)
        .flatMap(({ result }) => (result ? [rules.compile(rules.readResult(result))] : [])),
    [rules, results],
  );
  const awaitedIssue = results.some(({ issue }) => issue === closedIssue) ? null : closedIssue;

  const onClosed = () => {
    setClosedIssue(current?.issue ?? null);
    void issues.refetch();
  };
  return {
    rules,
    menu,
    issues,
    current,
    results,
    history,
    awaitedIssue,
    onClosed,
    closed: room.data?.closed ?? [],
    half: room.data?.half ?? [],
    skewMs,
  };
}

export type Room = ReturnType<typeof useRoom>;
