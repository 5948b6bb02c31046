import type { ApiError } from '@marquee/kit';
import { refreshCall, useCallMutation, useFormat, useMessages, useShell } from '@marquee/kit';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useIssueName } from '../results/use-issue-name';
import type { PlayMenu } from './use-stake';

export interface PlaceSlip {
  readonly submit: (issue: string, lines: string) => void;
  readonly error: ApiError | null;
  /** Position of the line that the server refused. */
  readonly lineAtFault: number | null;
  readonly isPending: boolean;
}

/** What a refusal says of the page's data: it is read again. */
const OUTDATED = {
  issue_closed: 'lottery.issue',
  odds_changed: 'lottery.playMenu',
  rules_changed: 'lottery.playMenu',
  number_closed: 'lottery.room',
  number_full: 'lottery.room',
} as const;

/** Places the slip as one ticket. @param onPlaced clears the slip */
export function usePlaceSlip(menu: PlayMenu, prizeGroup: number | null, onPlaced: () => void): PlaceSlip {
  const t = useMessages(LOTTERY_MESSAGES);
  const shell = useShell();
  const { money } = useFormat();
  const issueName = useIssueName();
  const { mutate, error, isPending } = useCallMutation('lottery.order');
  const submit = (issue: string, lines: string) => {
    const order = { gameCode: menu.gameCode, ruleVersion: menu.ruleVersion, prizeGroup, issue, lines };
    mutate(order, {
      onSuccess(ticket) {
        onPlaced();
        shell.toast({
          kind: 'success',
          message: t('slip.placed', {
            issue: issueName({ gameCode: menu.gameCode, issue }),
            stake: money(ticket.stake),
          }),
        });
        void refreshCall('lottery.orders');
      },
      onError({ code }) {
        if (code in OUTDATED) void refreshCall(OUTDATED[code as keyof typeof OUTDATED]);
      },
    });
  };
  const line = error?.details['line'];
  return { submit, error, lineAtFault: typeof line === 'number' ? line : null, isPending };
}
