import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useCall, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';

/** Draws that results and statistics look back on. */
const HISTORY_DRAWS = 100;

type OfficialGame = Pick<LotteryMenuEntry, 'area' | 'gameCode' | 'shape'>;

/** Past results of an official lottery, the latest first, kept up to date. */
export function useOfficialResults({ area, gameCode, shape }: OfficialGame) {
  const rules = lotteryRules(shape);
  const opened = useCall('lottery.openedNumber', { gameCode, page: 1, pageSize: HISTORY_DRAWS });
  const [liveIssue, setLiveIssue] = useState<string | null>(null);
  useTopic('lottery.result', (event) => {
    if (event.gameCode !== gameCode) return;
    setLiveIssue(event.issue);
    void opened.refetch();
  });
  const results = useMemo(() => opened.data?.content ?? [], [opened.data]);
  return {
    rules,
    /** Whether seeds decide the draws, so that each can be checked. */
    isOwnDraw: area === 'FAST',
    opened,
    results,
    /** The issue whose result came while the page was open. */
    liveIssue,
  };
}

export type OfficialResults = ReturnType<typeof useOfficialResults>;
