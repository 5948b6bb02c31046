import type { Audit } from '../modules/operators/audit/audit';
import type { DefineProposals } from '../modules/operators/proposals/kind';
import { createApproval } from '../modules/people/identity/approval';
import { createIdentityDesk } from '../modules/people/identity/desk';
import { createDocumentBox } from '../modules/people/identity/document-box';
import { createOwnIdentity } from '../modules/people/identity/own-identity';
import { createSubmission } from '../modules/people/identity/submission';
import { createIdentityUpkeep } from '../modules/people/identity/upkeep';
import type { BrandService } from '../modules/site/brand/service';
import type { Platform } from '../platform/platform';
import type { Keys } from './keys';

interface IdentityBase {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly proposals: DefineProposals;
}

/** Identity checks of members: what they send, and its review. */
export function createIdentity(platform: Platform, keys: Keys, { audit, brands, proposals }: IdentityBase) {
  const box = createDocumentBox(keys.identityDocuments);
  const parts = { platform, brands, audit, box, digestKey: keys.identityDigest };
  return {
    ownIdentity: createOwnIdentity(parts),
    identitySubmission: createSubmission(parts),
    identityUpkeep: createIdentityUpkeep(parts),
    identityDesk: createIdentityDesk(parts, createApproval(parts, proposals)),
  };
}
