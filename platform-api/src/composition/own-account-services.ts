import { findPlayObstacles } from '../modules/games/closure-repository';
import { findMoneyObstacles, holdWallets } from '../modules/money/closure-repository';
import type { Audit } from '../modules/operators/audit/audit';
import { createAccountClosure } from '../modules/people/closure/service';
import { createDataExports } from '../modules/people/data-export/service';
import type { IdentityUpkeep } from '../modules/people/identity/upkeep';
import type { Messaging } from '../modules/people/messaging/service';
import type { SessionService } from '../modules/people/session/service';
import type { RequirePassword } from '../modules/people/sign-in/own-password';
import type { BrandService } from '../modules/site/brand/service';
import type { Platform } from '../platform/platform';
import type { PublicIds } from '../platform/public-id';
import { personalData } from './personal-data';

interface OwnAccountParts {
  readonly brands: BrandService;
  readonly audit: Audit;
  readonly publicIds: PublicIds;
  readonly sessions: SessionService;
  readonly messaging: Messaging;
  readonly requirePassword: RequirePassword;
  readonly identityUpkeep: IdentityUpkeep;
  readonly endGames: (memberId: bigint) => Promise<void>;
}

/** What a member takes away, and how the account ends: every module has a part in both. */
export function createOwnAccount(platform: Platform, parts: OwnAccountParts) {
  const { publicIds: ids, identityUpkeep } = parts;
  return {
    dataExports: createDataExports({ platform, ...parts, ids, data: personalData }),
    accountClosure: createAccountClosure({
      platform,
      ...parts,
      holdMoney: holdWallets,
      endIdentity: identityUpkeep.closeAccount,
      findObstacles: [findMoneyObstacles, findPlayObstacles],
    }),
  };
}
