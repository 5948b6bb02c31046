import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useCall, useTopic } from '@marquee/kit';
import { useEffect, useMemo, useState } from 'react';

/** Draws that omission, heat and trends look back on. */
export const HISTORY_DRAWS = 100;
const RESULT_POLL_MS = 4_000;

interface RoomGame {
  readonly gameCode: string;
  readonly shape: LotteryShape;
}

/** What a room reads, kept up to date: the issue that takes bets, past results, what is open in it, and what it pays. */
export function useRoom({ gameCode, shape }: RoomGame, mode: LotteryMode) {
  const rules = lotteryRules(shape);
  const menu = useCall('lottery.playMenu', { gameCode, prizeMode: mode }, { keepPrevious: true });
  const issues = useCall('lottery.issue', { gameCode, count: 2 });
  const opened = useCall('lottery.openedNumber', { gameCode, page: 1, pageSize: HISTORY_DRAWS });
  const current = issues.data?.issues[0];
  const room = useCall('lottery.room', { gameCode, issue: current?.issue ?? '' }, { enabled: current !== undefined });
  const [closedIssue, setClosedIssue] = useState<string | null>(null);

  useTopic('lottery.issue', (event) => {
    if (event.gameCode === gameCode) void issues.refetch();
  });
  useTopic('lottery.result', (event) => {
    if (event.gameCode === gameCode) void opened.refetch();
  });
  useTopic('lottery.room', (event) => {
    if (event.gameCode === gameCode) void room.refetch();
  });

  const results = useMemo(() => opened.data?.content ?? [], [opened.data]);
  const history = useMemo(
    () => results.flatMap(({ result }) => (result ? [rules.compile(rules.readResult(result))] : [])),
    [rules, results],
  );
  // The live stream may have lost the result of the issue that closed.
  const awaitedIssue = results.some(({ issue }) => issue === closedIssue) ? null : closedIssue;
  const { refetch } = opened;
  useEffect(() => {
    if (awaitedIssue === null) return undefined;
    const timer = setInterval(() => void refetch(), RESULT_POLL_MS);
    return () => clearInterval(timer);
  }, [awaitedIssue, refetch]);

  const onClosed = () => {
    setClosedIssue(current?.issue ?? null);
    void issues.refetch();
  };
  const serverTime = issues.data?.serverTime;
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
    /** The server's clock minus the browser's. */
    skewMs: serverTime === undefined ? 0 : Date.parse(serverTime) - issues.dataUpdatedAt,
  };
}

export type Room = ReturnType<typeof useRoom>;
