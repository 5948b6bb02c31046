import { findPlayObstacles } from '../modules/games/closure-repository';
import { findMoneyObstacles, holdWallets } from '../modules/money/closure-repository';
import type { Audit } from '../modules/operators/audit/audit';
import type { Uploads } from '../modules/operators/uploads/service';
import { createAppearanceAdmin } from '../modules/people/appearance/appearance-admin';
import { createAppearance } from '../modules/people/appearance/service';
import { createAccountClosure } from '../modules/people/closure/service';
import type { ExcludedContacts } from '../modules/people/contacts/excluded-contacts';
import { createClosedAccounts } from '../modules/people/reopening/service';
import type { DefineProposals } from '../modules/operators/proposals/kind';
import { createErasure } from '../modules/people/erasure/service';
import { createDataExports } from '../modules/people/data-export/service';
import type { IdentityUpkeep } from '../modules/people/identity/upkeep';
import type { Messaging } from '../modules/people/messaging/service';
import type { SubUsers } from '../modules/people/sub-user/service';
import { createMemberProfiles } from '../modules/people/profile/service';
import { createReadProtection } from '../modules/people/protection/service';
import type { SessionService } from '../modules/people/session/service';
import type { OwnPasskeys } from '../modules/people/sign-in/passkeys/service';
import type { RequirePassword } from '../modules/people/sign-in/own-password';
import type { BrandService } from '../modules/site/brand/service';
import type { Platform } from '../platform/platform';
import type { PublicIds } from '../platform/public-id';
import { personalData, personalDataErasures } from './personal-data';

interface OwnAccountParts {
  readonly brands: BrandService;
  readonly audit: Audit;
  readonly publicIds: PublicIds;
  readonly proposals: DefineProposals;
  readonly excludedContacts: ExcludedContacts;
  readonly uploads: Uploads;
  readonly sessions: SessionService;
  readonly messaging: Messaging;
  readonly requirePassword: RequirePassword;
  readonly identityUpkeep: IdentityUpkeep;
  readonly ownPasskeys: OwnPasskeys;
  readonly subUsers: Pick<SubUsers, 'closeAllIn'>;
  readonly endGames: (memberId: bigint) => Promise<void>;
}

/**
 * How a member appears, what is known of them, what they take away, how the account ends, and what is erased after its years: every module
 * has a part in the last three.
 */
export function createOwnAccount(platform: Platform, parts: OwnAccountParts) {
  const { publicIds: ids, excludedContacts: excluded, identityUpkeep, ownPasskeys } = parts;
  const appearance = createAppearance({ platform, ...parts });
  const closure = createAccountClosure({
    platform,
    ...parts,
    holdMoney: holdWallets,
    endIdentity: identityUpkeep.closeAccount,
    endPasskeys: ownPasskeys.removeAll,
    endAppearance: appearance.closeAccount,
    endSubUsers: parts.subUsers.closeAllIn,
    findObstacles: [findMoneyObstacles, findPlayObstacles],
  });
  return {
    appearance,
    appearanceAdmin: createAppearanceAdmin({ platform, ...parts }),
    readProtection: createReadProtection(platform),
    memberProfiles: createMemberProfiles({ platform, ...parts }),
    dataExports: createDataExports({
      platform,
      ...parts,
      ids,
      data: personalData,
      readPicture: appearance.readPicture,
    }),
    accountClosure: closure,
    closedAccounts: createClosedAccounts({ platform, ...parts }),
    erasure: createErasure({ platform, ...parts, excluded, closure, erasures: personalDataErasures }),
  };
}
