const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

/** The day by UTC and the number of the draw in it. */
const FAST_ISSUE = /^(\d{4})(\d{2})(\d{2})(\d{4})$/;
/** `FAST_K3_5` draws every five minutes. */
const FAST_CODE = /^FAST_\w+_(\d+)$/;

/** Minutes from draw to draw of a fast lottery; null for one that draws by days. */
export const minutesBetweenDraws = (gameCode: string): number | null => {
  const minutes = FAST_CODE.exec(gameCode)?.[1];
  return minutes === undefined ? null : Number(minutes);
};

/**
 * What members of a brand call an issue. All brands share the draws of a fast lottery, so the issue counts by the day of
 * UTC; people count by the day of their own clock: the issue that closes at 06:10 there is the 74th of five minutes.
 * Other issues keep their name, and so does whatever checks a draw: the issue is a part of its proof.
 * @param offsetMinutes minutes east of GMT of the brand
 */
export function issueName({ gameCode, issue }: IssueOfGame, offsetMinutes: number): string {
  const [, year, month, day, number] = FAST_ISSUE.exec(issue) ?? [];
  const minutes = minutesBetweenDraws(gameCode);
  if (minutes === null || number === undefined) return issue;
  const opens = (Number(number) - 1) * minutes + offsetMinutes;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const localDay = Math.floor(opens / DAY_MINUTES);
  const date = new Date(midnight + localDay * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
  const position = Math.floor((opens - localDay * DAY_MINUTES) / minutes) + 1;
  return `${date.replaceAll('-', '')}${String(position).padStart(4, '0')}`;
}

/** An issue and the lottery that draws it. */
export interface IssueOfGame {
  readonly gameCode: string;
  readonly issue: string;
}
