import type { GameType } from '@marquee/contract/constants';
import type { BrandRef } from '../../../platform/http/visitor';

/** A large win, as provided by the betting module. */
export interface TopWin {
  /** Masked for others. */
  readonly customerName: string;
  readonly winUnits: bigint;
  readonly currency: string;
  readonly gameId: number;
  readonly wonAt: Date;
}

/** Source of the winners board: the betting module, injected at composition. */
export interface WinnersSource {
  /** @param gameType absent: of every type */
  topWinners(brand: Pick<BrandRef, 'id' | 'currency'>, limit: number, gameType?: GameType): Promise<readonly TopWin[]>;
}
