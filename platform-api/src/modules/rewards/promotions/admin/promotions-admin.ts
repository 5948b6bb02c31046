import type { PromotionAdminParts } from '../promotions-context';
import { createGrantByHand } from './grant-admin';
import { createReadLiability } from './liability';
import { createParticipantAdmin } from './participant-admin';
import { createParticipantDecisions } from './participant-decisions';
import { createChangeState } from './state-changes';
import { createVersionAdmin } from './version-admin';
import { createProposeTerms } from './version-proposals';

export type PromotionsAdmin = ReturnType<typeof createPromotionsAdmin>;

/** The operators' side of promotions. */
export const createPromotionsAdmin = (parts: PromotionAdminParts) => ({
  versions: createVersionAdmin(parts),
  propose: createProposeTerms(parts),
  changeState: createChangeState(parts),
  participants: createParticipantAdmin(parts),
  participantDecisions: createParticipantDecisions(parts),
  grant: createGrantByHand(parts),
  liability: createReadLiability(parts),
});
