import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useCall, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';

/** Draws that results and statistics look back on. */
const HISTORY_DRAWS = 100;

interface OfficialGame {
  readonly gameCode: string;
  readonly shape: LotteryShape;
}

/** Past results of an official lottery, the latest first, kept up to date. */
export function useOfficialResults({ gameCode, shape }: OfficialGame) {
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
    opened,
    results,
    /** The issue whose result came while the page was open. */
    liveIssue,
  };
}

export type OfficialResults = ReturnType<typeof useOfficialResults>;
