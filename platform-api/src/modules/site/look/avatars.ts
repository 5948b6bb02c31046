import { type Avatar, AVATARS } from '@marquee/contract/member-picture';
import { AVATAR_DRAWINGS } from './avatar-drawings';

/** Degrees between the grounds of two drawings: neighbours in the list are far apart. */
const HUE_STEP = 150;

/**
 * A drawn picture of members as SVG, on a ground whose hue goes out from the brand's accent.
 * @param accent `#rrggbb`
 */
export function drawAvatar(avatar: Avatar, accent: string): string {
  const hue = (hueOf(accent) + AVATARS.indexOf(avatar) * HUE_STEP) % 360;
  const stop = (offset: number, lightness: number) =>
    `<stop offset="${offset}" stop-color="hsl(${hue},46%,${lightness}%)"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stop(0, 44)}${stop(1, 27)}</linearGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h96v96H0z"/>${AVATAR_DRAWINGS[avatar]}</svg>`
  );
}

/** Degrees of a colour on the wheel; a grey has none and is taken for red. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (!(spread > 0)) return 0;
  if (most === red) return Math.round((((green - blue) / spread) * 60 + 360) % 360);
  return Math.round(most === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240);
}
