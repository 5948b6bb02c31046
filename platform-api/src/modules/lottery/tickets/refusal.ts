import { formatAmount } from '@marquee/contract/money';
import type { LotteryLine } from '@marquee/contract/lottery/line';
import { Failure } from '../../../platform/failure';
import type { TicketResult } from './ticket-statements';

/** The failure of a ticket that was not placed, with the line at fault and what still fits. @param nextIssue after a closing */
export function refusalOf(result: TicketResult, lines: readonly LotteryLine[], nextIssue: string | null): Failure {
  const at = lineAtFault(result, lines);
  switch (result.outcome) {
    case 'insufficient':
      return new Failure('insufficient_balance');
    case 'conflict':
      return new Failure('idempotency_key_reused');
    case 'limit':
      return new Failure('bet_limit_reached');
    case 'excluded':
      return new Failure('play_barred');
    case 'debt':
      return new Failure('commission_debt');
    case 'bonus_max_bet':
    case 'bonus_excluded_game':
      return new Failure(result.outcome);
    case 'issue_closed':
      return new Failure('issue_closed', { nextIssue });
    case 'odds_changed':
      return new Failure('odds_changed', at);
    case 'number_closed':
      return new Failure('number_closed', at);
    case 'number_full':
      return new Failure('number_full', { ...at, ...fits(result) });
    case 'member_full':
      return new Failure('ticket_too_large', fits(result));
    default:
      throw new Error(`place_tickets answered ${result.outcome}`);
  }
}

const fits = ({ fits }: TicketResult) => ({ fits: formatAmount(fits === null || fits < 0n ? 0n : fits) });

/** The first line that bets on the outcome at fault, and the outcome's name; a pool as a whole has none. */
function lineAtFault(
  { pool, number }: TicketResult,
  lines: readonly LotteryLine[],
): { line?: number; outcome?: string } {
  const line = lines.findIndex(
    ({ kind, pick }) => kind.number === pool && (number === null || number < 0 || pick[0]?.includes(number)),
  );
  const kind = lines[line]?.kind;
  if (!kind) return {};
  return number === null || number < 0 ? { line } : { line, outcome: kind.outcomes.nameOf(number) };
}
