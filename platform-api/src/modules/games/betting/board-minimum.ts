import { WINNERS_FROM_LIST_UNITS } from '@marquee/contract/constants';
import { listUnitIn } from '@marquee/contract/list-amounts';
import { LEDGER_SCALE } from '@marquee/contract/money';

/** The smallest net win that the winners board and its live feed show in a currency, ledger units. */
export const boardMinimumIn = (currency: string): bigint =>
  BigInt(WINNERS_FROM_LIST_UNITS * listUnitIn(currency)) * LEDGER_SCALE;
