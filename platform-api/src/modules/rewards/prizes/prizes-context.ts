import type { Beacon } from '../../../platform/beacon';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { SeedPairs } from '../../games/in-house/seeds/seed-pairs';
import type { Limits } from '../../money/limits/service';
import type { DefineProposals } from '../../operators/proposals/service';
import type { Rewards } from '../rewards/rewards';
import type { Tickets } from '../tickets/service';

/** What the prizes are built from. */
export interface PrizeParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'log'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly tickets: Tickets;
  readonly rewards: Rewards;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  /** Of the wheel: each member's draws have a pair of their own, apart from those of the games. */
  readonly seedPairs: SeedPairs;
  /** Decides raffles together with a committed seed. */
  readonly beacon: Beacon;
  readonly proposals: DefineProposals;
  /** Called for each check-in, after its commit. */
  readonly checkedIn: (memberId: bigint) => void;
}

export interface PrizeCaller {
  readonly brand: BrandRef;
  readonly member: Pick<MemberRef, 'id'>;
}

export interface PrizeReader extends PrizeCaller {
  readonly language: string;
}
