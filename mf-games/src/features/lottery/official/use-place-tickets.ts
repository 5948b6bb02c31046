import { ApiError, refreshCall, useCallMutation, useFormat, useShell } from '@marquee/kit';
import { useState } from 'react';
import type { PlayMenu } from '../slip/use-stake';
import type { OfficialTexts } from './use-official-texts';

/** What a refusal says of the page's data: it is read again. */
const OUTDATED = {
  issue_closed: 'lottery.schedule',
  odds_changed: 'lottery.playMenu',
  rules_changed: 'lottery.playMenu',
  number_closed: 'lottery.room',
  number_full: 'lottery.room',
} as const;

interface Draw {
  readonly issue: string;
  readonly station: string | null;
}

export interface PlaceTickets {
  readonly submit: (draws: readonly Draw[], lines: string) => Promise<void>;
  readonly error: ApiError | null;
  /** Stations of the last slip that took no more bets: nothing was staked there. */
  readonly closed: readonly Draw[];
  /** Position of the line that the server refused. */
  readonly lineAtFault: number | null;
  readonly isPending: boolean;
}

/**
 * Places a slip as one ticket a station, one after another. A station that has closed, or was cancelled, does not hold up the others.
 * @param onEnd takes the draws that are left: none when all that take bets were placed, the refused one first otherwise
 */
export function usePlaceTickets(
  menu: PlayMenu,
  texts: OfficialTexts,
  onEnd: (left: readonly Draw[]) => void,
): PlaceTickets {
  const shell = useShell();
  const { money } = useFormat();
  const { mutateAsync } = useCallMutation('lottery.order');
  const [error, setError] = useState<ApiError | null>(null);
  const [closed, setClosed] = useState<readonly Draw[]>([]);
  const [isPending, setPending] = useState(false);

  /** @returns what refused it, null when it was placed */
  const place = async (draw: Draw, lines: string): Promise<ApiError | null> => {
    const { gameCode, ruleVersion } = menu;
    try {
      const { stake } = await mutateAsync({ gameCode, ruleVersion, prizeGroup: null, issue: draw.issue, lines });
      const message = texts.t('slip.placed', { draw: texts.draw(draw), stake: money(stake) });
      shell.toast({ kind: 'success', message });
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code in OUTDATED) void refreshCall(OUTDATED[failure.code as keyof typeof OUTDATED]);
      return failure;
    }
  };
  const submit = async (draws: readonly Draw[], lines: string) => {
    const skipped: Draw[] = [];
    let refusal: ApiError | null = null;
    let left = draws;
    setPending(true);
    try {
      for (const draw of draws) {
        refusal = await place(draw, lines);
        if (refusal?.code === 'issue_closed') skipped.push(draw);
        else if (refusal) break;
        left = left.slice(1);
      }
    } finally {
      setPending(false);
      setError(refusal?.code === 'issue_closed' ? null : refusal);
      setClosed(skipped);
      onEnd(skipped.length === draws.length ? draws : left);
      void refreshCall('lottery.orders');
    }
  };
  const line = error?.details['line'];
  return { submit, error, closed, lineAtFault: typeof line === 'number' ? line : null, isPending };
}
