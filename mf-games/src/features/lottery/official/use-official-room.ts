import type { CallValue } from '@marquee/contract/calls/index';
import type { LotteryMenuEntry, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { useCall, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';
import { type CellState, cellState } from '../bets/cell-state';
import { dayOfIssue } from './stations';
import { useOfficialResults } from './use-official-results';

/** More than the draws of a day, so that all stations of the next day are among them. */
const NEXT_DRAWS = 8;

type OfficialGame = Pick<LotteryMenuEntry, 'area' | 'gameCode' | 'shape'>;

/** What a room of an official lottery reads, kept up to date: the stations of the next day, results, what is open, and prices. */
export function useOfficialRoom({ area, gameCode, shape }: OfficialGame) {
  const past = useOfficialResults({ area, gameCode, shape });
  const { rules, results } = past;
  const menu = useCall('lottery.playMenu', { gameCode, prizeMode: 'ZY' });
  const schedule = useCall('lottery.schedule', { gameCode, pageSize: NEXT_DRAWS });
  useTopic('lottery.issue', (event) => {
    if (event.gameCode === gameCode) void schedule.refetch();
  });

  const draws = schedule.data?.draws;
  const stations = useMemo(() => drawsOfFirstDay(draws ?? []), [draws]);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const remaining = stations.filter(({ issue }) => requested.includes(issue));
  const selected = remaining.length > 0 ? remaining : stations.slice(0, 1);
  const { closed, half } = useStationLimits(gameCode, selected);

  const history = useMemo(
    () => results.flatMap(({ result }) => (result ? [rules.compile(rules.readResult(result))] : [])),
    [rules, results],
  );
  const serverTime = schedule.data?.serverTime;
  return {
    ...past,
    gameCode,
    menu,
    schedule,
    history,
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

/** What is closed or pays half at any of the selected stations; a day has four of them at most, and six pairs. */
function useStationLimits(
  gameCode: string,
  [first, second, third, fourth, fifth, sixth]: readonly UpcomingDraw[],
): Limits {
  const limits = [
    useStation(gameCode, first),
    useStation(gameCode, second),
    useStation(gameCode, third),
    useStation(gameCode, fourth),
    useStation(gameCode, fifth),
    useStation(gameCode, sixth),
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
