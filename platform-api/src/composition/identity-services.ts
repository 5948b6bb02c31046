import type { Audit } from '../modules/operators/audit/audit';
import { createIdentityDesk } from '../modules/people/identity/desk';
import { createDocumentBox } from '../modules/people/identity/document-box';
import { createOwnIdentity } from '../modules/people/identity/own-identity';
import { createSubmission } from '../modules/people/identity/submission';
import type { BrandService } from '../modules/site/brand/service';
import type { Platform } from '../platform/platform';
import type { Keys } from './keys';

interface IdentityBase {
  readonly audit: Audit;
  readonly brands: BrandService;
}

/** Identity checks of members: what they send, and its review. */
export function createIdentity(platform: Platform, keys: Keys, { audit, brands }: IdentityBase) {
  const box = createDocumentBox(keys.identityDocuments);
  const parts = { platform, brands, audit, box, digestKey: keys.identityDigest };
  return {
    ownIdentity: createOwnIdentity(parts),
    identitySubmission: createSubmission(parts),
    identityDesk: createIdentityDesk(parts),
  };
}
