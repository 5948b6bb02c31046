import type { PromotionParts } from '../promotions-context';
import { createGrantByHand } from './grant-admin';
import { createReadLiability } from './liability';
import { createParticipantAdmin } from './participant-admin';
import { createParticipantDecisions } from './participant-decisions';
import { createVersionAdmin } from './version-admin';
import { createVersionDecisions } from './version-decisions';

export type PromotionsAdmin = ReturnType<typeof createPromotionsAdmin>;

/** The operators' side of promotions. */
export const createPromotionsAdmin = (parts: PromotionParts) => ({
  versions: createVersionAdmin(parts),
  decisions: createVersionDecisions(parts),
  participants: createParticipantAdmin(parts),
  participantDecisions: createParticipantDecisions(parts),
  grant: createGrantByHand(parts),
  liability: createReadLiability(parts),
});
