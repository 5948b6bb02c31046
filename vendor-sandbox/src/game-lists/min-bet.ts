import { listUnitIn } from '@marquee/contract/list-amounts';
import type { VendorGame } from './generate-games';

/** The smallest bet of a game for players of a currency, the wallet's integers. */
export const minBetOf = ({ minBetUnits }: Pick<VendorGame, 'minBetUnits'>, currency: string): number =>
  minBetUnits * listUnitIn(currency);
