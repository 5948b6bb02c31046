import type { CallValue } from '@marquee/contract/calls/index';
import type { UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useCall, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';
import { type CellState, cellState } from '../bets/cell-state';
import { dayOfIssue } from './stations';

/** Draws that results and statistics look back on. */
const HISTORY_DRAWS = 100;
/** More than the draws of a day, so that all stations of the next day are among them. */
const NEXT_DRAWS = 8;

interface OfficialGame {
  readonly gameCode: string;
  readonly shape: LotteryShape;
}

/** What a room of an official lottery reads, kept up to date: the stations of the next day, results, what is open, and prices. */
export function useOfficialRoom({ gameCode, shape }: OfficialGame) {
  const rules = lotteryRules(shape);
  const menu = useCall('lottery.playMenu', { gameCode, prizeMode: 'ZY' });
  const schedule = useCall('lottery.schedule', { gameCode, pageSize: NEXT_DRAWS });
  const opened = useCall('lottery.openedNumber', { gameCode, page: 1, pageSize: HISTORY_DRAWS });
  const [liveIssue, setLiveIssue] = useState<string | null>(null);
  useTopic('lottery.issue', (event) => {
    if (event.gameCode === gameCode) void schedule.refetch();
  });
  useTopic('lottery.result', (event) => {
    if (event.gameCode !== gameCode) return;
    setLiveIssue(event.issue);
    void opened.refetch();
  });

  const draws = schedule.data?.draws;
  const stations = useMemo(() => drawsOfFirstDay(draws ?? []), [draws]);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const remaining = stations.filter(({ issue }) => requested.includes(issue));
  const selected = remaining.length > 0 ? remaining : stations.slice(0, 1);
  const { closed, half } = useStationLimits(gameCode, selected);

  const results = useMemo(() => opened.data?.content ?? [], [opened.data]);
  const history = useMemo(
    () => results.flatMap(({ result }) => (result ? [rules.compile(rules.readResult(result))] : [])),
    [rules, results],
  );
  const serverTime = schedule.data?.serverTime;
  return {
    gameCode,
    rules,
    menu,
    schedule,
    opened,
    results,
    history,
    /** The issue whose result came while the page was open. */
    liveIssue,
    /** Draws of the next day; of the Centre and the South one a station. */
    stations,
    /** Those that a slip is placed for. */
    selected,
    select: (issues: readonly string[]) => setRequested(issues),
    /** The day that takes bets; undefined while there is none. */
    day: stations[0] && dayOfIssue(stations[0].issue),
    stateOf: (kind: LotteryKind, outcome: number): CellState =>
      cellState({ kind, column: 0, outcome }, { closed, half }),
    onClosed: () => void schedule.refetch(),
    /** The server's clock minus the browser's. */
    skewMs: serverTime === undefined ? 0 : Date.parse(serverTime) - schedule.dataUpdatedAt,
  };
}

export type OfficialRoom = ReturnType<typeof useOfficialRoom>;

const drawsOfFirstDay = (draws: readonly UpcomingDraw[]): readonly UpcomingDraw[] =>
  draws.filter(({ issue }) => draws[0] && dayOfIssue(issue) === dayOfIssue(draws[0].issue));

type Limits = CallValue<'lottery.room'>;

/** What is closed or pays half at any of the selected stations; a day has four of them at most. */
function useStationLimits(gameCode: string, [first, second, third, fourth]: readonly UpcomingDraw[]): Limits {
  const limits = [
    useStation(gameCode, first),
    useStation(gameCode, second),
    useStation(gameCode, third),
    useStation(gameCode, fourth),
  ];
  return {
    closed: limits.flatMap((station) => station?.closed ?? []),
    half: limits.flatMap((station) => station?.half ?? []),
  };
}

function useStation(gameCode: string, draw: UpcomingDraw | undefined): Limits | undefined {
  const issue = draw?.issue ?? '';
  const room = useCall('lottery.room', { gameCode, issue }, { enabled: draw !== undefined });
  useTopic('lottery.room', (event) => {
    if (event.gameCode === gameCode && event.issue === issue) void room.refetch();
  });
  return draw && room.data;
}
