import type { CallValue } from '@marquee/contract/calls/index';

/** An open invitation link, visited seven times. */
export const link: CallValue<'agent.invitationLinks'>['content'][number] = {
  code: 'ABCDEFGH2345',
  campaign: 'Harbour fair',
  type: 3,
  prizeGroup: null,
  landing: 'register',
  promotionId: null,
  revision: 1,
  createdAt: '2026-11-29T10:00:00.000Z',
  expiresAt: null,
  isOpen: true,
  visits: 7,
  registrations: 2,
};
