import { officialKindKey, officialKindName } from '@marquee/contract/lottery/kind-names';
import { formatSelection } from '@marquee/contract/lottery/selection/read-selection';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { type Translate, useFormat, useMessages } from '@marquee/kit';
import { useCallback } from 'react';
import type { KindPick } from '../bets/selection';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useIssueName } from '../results/use-issue-name';
import { isDayIssue, isNumberedIssue, noonOfIssue, stationName } from './stations';

/**
 * Names of games, bets and issues of the official lotteries, and numbers, in the page's language.
 * @param gameCode of a room or a ticket: issues of a fast lottery are named by its draws
 */
export function useOfficialTexts(gameCode = '') {
  const messages = useMessages(LOTTERY_MESSAGES);
  const t = useCallback<Translate>((key, values) => messages(`official.${key}`, values), [messages]);
  const { date, number } = useFormat();
  const issueName = useIssueName();
  const day = (issue: string) => {
    if (isDayIssue(issue)) return date(noonOfIssue(issue));
    // An issue that operators named otherwise is called what it is called.
    return isNumberedIssue(issue) ? messages('record.issue', { issue: issueName({ gameCode, issue }) }) : issue;
  };
  return {
    t,
    number,
    kind: ({ code }: Pick<LotteryKind, 'code'>): string => officialKindName(code, messages),
    /** When a kind wins, and how often it pays. */
    definition({ code, cost }: Pick<LotteryKind, 'code' | 'cost'>): string {
      const { key, size } = officialKindKey(code);
      return t(`kind.${key}.text`, { count: size === '' ? cost : Number(size), size, lots: cost });
    },
    selection: ({ kind, pick }: KindPick) =>
      formatSelection(kind, pick).replaceAll('.', kind.family === 'list' ? ' ' : ' - '),
    /** The day; the number of an issue of a fast lottery. */
    day,
    /** The station, or the day where a day has one draw. */
    draw: ({ issue, station }: { readonly issue: string; readonly station: string | null }) =>
      station === null ? day(issue) : stationName(station),
    /** The day, with the station where it has one. */
    issue: ({ issue, station }: { readonly issue: string; readonly station: string | null }) =>
      station === null ? day(issue) : `${stationName(station)} · ${day(issue)}`,
  };
}

export type OfficialTexts = ReturnType<typeof useOfficialTexts>;
