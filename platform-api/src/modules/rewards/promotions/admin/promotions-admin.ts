import { createGrantByHand } from './grant-admin';
import { createReadLiability } from './liability';
import { createParticipantAdmin } from './participant-admin';
import { createParticipantDecisions } from './participant-decisions';
import { createChangeState } from './state-changes';
import { createVersionAdmin } from './version-admin';
import { createProposeTerms } from './version-proposals';

export type PromotionsAdmin = ReturnType<typeof createPromotionsAdmin>;

/** What its parts take. */
type PromotionsAdminParts = Parameters<typeof createVersionAdmin>[0] &
  Parameters<typeof createProposeTerms>[0] &
  Parameters<typeof createChangeState>[0] &
  Parameters<typeof createParticipantDecisions>[0] &
  Parameters<typeof createGrantByHand>[0] &
  Parameters<typeof createReadLiability>[0];

/** The operators' side of promotions. */
export const createPromotionsAdmin = (parts: PromotionsAdminParts) => ({
  versions: createVersionAdmin(parts),
  propose: createProposeTerms(parts),
  changeState: createChangeState(parts),
  participants: createParticipantAdmin(parts),
  participantDecisions: createParticipantDecisions(parts),
  grant: createGrantByHand(parts),
  liability: createReadLiability(parts),
});
