/** What an identity check unlocks: 1 an identity document with the face, 2 a proof of address besides. Without any a member is at 0. */
export const IDENTITY_LEVELS = [1, 2] as const;
export type IdentityLevel = (typeof IDENTITY_LEVELS)[number];

export const IDENTITY_DOCUMENTS = ['identity_card', 'passport', 'driving_licence'] as const;
export type IdentityDocumentKind = (typeof IDENTITY_DOCUMENTS)[number];

export const IDENTITY_PICTURES = ['front', 'back', 'portrait', 'address'] as const;
export type IdentityPictureKind = (typeof IDENTITY_PICTURES)[number];

/** The pictures that a check needs. A passport has no back. */
export const picturesOf = (level: IdentityLevel, document: IdentityDocumentKind): readonly IdentityPictureKind[] => {
  if (level === 2) return ['address'];
  return document === 'passport' ? ['front', 'portrait'] : ['front', 'back', 'portrait'];
};

/** Only these states are open: the member writes, or an operator looks. */
export const OPEN_IDENTITY_STATES = ['draft', 'submitted', 'in_review', 'more_needed'] as const;
export const IDENTITY_STATES = [...OPEN_IDENTITY_STATES, 'approved', 'refused', 'expired', 'replaced'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Why a check is refused, or what is missing; each has a text in every language. */
export const IDENTITY_REASONS = [
  'unreadable',
  'incomplete',
  'not_the_original',
  'details_differ',
  'face_differs',
  'document_expired',
  'address_too_old',
  'wrong_document',
  'not_accepted',
] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** What the machine noticed in a file before its metadata was removed. Hints for a person: none of them decides. */
export const IDENTITY_HINTS = ['no_camera', 'edited', 'small', 'has_place'] as const;
export type IdentityHint = (typeof IDENTITY_HINTS)[number];

/** A picture of a document; refused above this while it arrives. */
export const IDENTITY_PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const IDENTITY_NOTE_MAX_LENGTH = 500;
