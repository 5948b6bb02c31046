/** Drawn pictures that a member may stand behind; the server draws each in the colours of the brand. */
export const AVATARS = [
  'tiger',
  'fox',
  'panda',
  'owl',
  'elephant',
  'koi',
  'lotus',
  'moon',
  'sunrise',
  'mountain',
  'rocket',
  'crown',
] as const;
export type Avatar = (typeof AVATARS)[number];

/** Bytes of a picture as a member sends it. */
export const MEMBER_PICTURE_MAX_BYTES = 2 * 1024 * 1024;
/** Pixels of each side of a picture as it is stored. */
export const MEMBER_PICTURE_SIZE = 256;

/** Where a brand's site shows a drawn picture. */
export const avatarAddress = (avatar: Avatar): string => `/wps/member/avatars/${avatar}.svg`;

/** Where a member sees the own picture. */
export const memberPictureAddress = (pictureId: string): string => `/wps/member/pictures/${pictureId}`;
