import { issueName } from '@marquee/contract/lottery/issue-name';

/** The round of a bet. */
interface RoundRow {
  /** The issue of a lottery of ours, else as the vendor named it; null without a bet. */
  readonly round_id: string | null;
  /** Code of the lottery of ours. */
  readonly lottery: string | null;
}

/** What members call the round of a bet: issues of lotteries count by the brand's day. @param offsetMinutes of the brand */
export function roundName<Row extends RoundRow>(row: Row, offsetMinutes: number): Row['round_id'];
export function roundName({ round_id, lottery }: RoundRow, offsetMinutes: number): string | null {
  return round_id === null || lottery === null
    ? round_id
    : issueName({ gameCode: lottery, issue: round_id }, offsetMinutes);
}
