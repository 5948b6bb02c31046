import { AVATARS, avatarAddress, memberPictureAddress } from '@marquee/contract/member-picture';
import type { ChosenPicture } from './appearance-repository';

/** The address of a member's picture, null where the first letter of the nickname stands for it. */
export function pictureOf({ avatar, pictureId }: ChosenPicture): string | null {
  const drawn = AVATARS.find((name) => name === avatar);
  if (drawn) return avatarAddress(drawn);
  return pictureId && memberPictureAddress(pictureId);
}
