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
  /** Position of the line that the server refused. */
  readonly lineAtFault: number | null;
  readonly isPending: boolean;
}

/**
 * Places a slip as one ticket a station, one after another.
 * @param onEnd takes the draws that are left: none when all were placed, the refused one first otherwise
 */
export function usePlaceTickets(
  menu: PlayMenu,
  texts: OfficialTexts,
  onEnd: (left: readonly Draw[]) => void,
): PlaceTickets {
  const shell = useShell();
  const { money } = useFormat();
  const { mutateAsync, error } = useCallMutation('lottery.order');
  const [isPending, setPending] = useState(false);
  const submit = async (draws: readonly Draw[], lines: string) => {
    const { gameCode, ruleVersion } = menu;
    let left = draws;
    setPending(true);
    try {
      for (const draw of draws) {
        const { stake } = await mutateAsync({ gameCode, ruleVersion, prizeGroup: null, issue: draw.issue, lines });
        left = left.slice(1);
        shell.toast({
          kind: 'success',
          message: texts.t('slip.placed', { draw: texts.draw(draw), stake: money(stake) }),
        });
      }
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code in OUTDATED) void refreshCall(OUTDATED[failure.code as keyof typeof OUTDATED]);
    } finally {
      setPending(false);
      onEnd(left);
      void refreshCall('lottery.orders');
    }
  };
  const line = error?.details['line'];
  return { submit, error, lineAtFault: typeof line === 'number' ? line : null, isPending };
}
