import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { WalletStatus } from '@marquee/contract/wallet-protocol';
import type { Answer } from '../../answer';
import type { Vendor } from '../../directory';
import type { WalletCalls } from '../dialect';
import type { Action, ActionList, ActionListAnswer, ActionStatus } from './messages';

const STATUS: Readonly<Partial<Record<WalletStatus, ActionStatus>>> = {
  RS_OK: 'done',
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient_funds',
  RS_ERROR_INVALID_TOKEN: 'session_invalid',
  RS_ERROR_TOKEN_EXPIRED: 'session_expired',
  RS_ERROR_USER_DISABLED: 'player_disabled',
  RS_ERROR_LIMIT_REACHED: 'limit_reached',
  RS_ERROR_WRONG_CURRENCY: 'wrong_currency',
  RS_ERROR_INVALID_GAME: 'unknown_game',
  RS_ERROR_DUPLICATE_TRANSACTION: 'id_used',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'not_found',
};

/**
 * Runs the actions in order, each under its own id. The first failure ends the list: earlier actions stand, later ones
 * are skipped. The vendor may repeat the whole list, which books nothing twice, or roll back.
 * @throws errors of the wallet: the outcome is unknown, and the vendor repeats the list
 */
export async function runActions(wallet: WalletCalls, vendor: Vendor, list: ActionList): Promise<ActionListAnswer> {
  const results: { id: string; status: ActionStatus }[] = [];
  let balance: bigint | undefined;
  let failed = false;
  for (const [index, action] of list.actions.entries()) {
    if (failed) {
      results.push({ id: action.id, status: 'skipped' });
      continue;
    }
    const answer = await run(wallet, vendor, list, action, index);
    const status = typeof answer === 'string' ? answer : (STATUS[answer.status] ?? 'refused');
    if (typeof answer !== 'string') balance = answer.balance ?? balance;
    failed = status !== 'done';
    results.push({ id: action.id, status });
  }
  return {
    requestId: list.requestId,
    status: failed ? (results[0]?.status === 'done' ? 'partial' : 'failed') : 'done',
    balance: balance === undefined ? null : formatAmount(balance),
    actions: results,
  };
}

async function run(
  wallet: WalletCalls,
  vendor: Vendor,
  list: ActionList,
  action: Action,
  index: number,
): Promise<Answer | 'invalid_amount'> {
  const isLast = index === list.actions.length - 1;
  const common = {
    user: list.player,
    token: list.session,
    request_uuid: `${list.requestId}-${index}`,
    game_code: list.game,
    transaction_uuid: action.id,
    supplier_transaction_id: action.id,
    round: list.round,
    round_closed: list.roundClosed && isLast,
  };
  if (action.type === 'rollback') return wallet.rollback(vendor, { ...common, reference_transaction_uuid: action.of });
  const amount = unitsOf(action.amount);
  if (amount === null) return 'invalid_amount';
  const money = { ...common, amount, currency: list.currency };
  return action.type === 'bet'
    ? wallet.bet(vendor, { ...money, is_free: action.free ?? false })
    : wallet.win(vendor, { ...money, reference_transaction_uuid: action.bet });
}

/** Ledger units, null for what is negative or beyond the exact numbers. */
function unitsOf(text: string): number | null {
  const units = Number(parseAmount(text));
  return Number.isSafeInteger(units) && units >= 0 ? units : null;
}
