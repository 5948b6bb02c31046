import { expect, it } from 'vitest';
import { gamePictureSrcSet } from './game-picture';

it.each([
  ['/art/7.webp?v=3', '/art/7-half.webp?v=3 1x, /art/7.webp?v=3 2x'],
  ['/art/7-wide.webp', '/art/7-wide-half.webp 1x, /art/7-wide.webp 2x'],
  ['/art/vendor/PG.svg?v=3', undefined],
  ['https://vendor.example/art/7.webp', undefined],
])('%s is there for screens of single density too, if it is ours: %s', (address, densities) => {
  expect(gamePictureSrcSet(address)).toBe(densities);
});
