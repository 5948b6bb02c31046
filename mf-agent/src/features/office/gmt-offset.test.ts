import { expect, it } from 'vitest';
import { gmtOffset } from './gmt-offset';

it.each([
  [360, 'GMT+6'],
  [330, 'GMT+5:30'],
  [0, 'GMT+0'],
  [-180, 'GMT-3'],
  [-225, 'GMT-3:45'],
])('%i minutes east of GMT are written %s', (minutes, text) => {
  expect(gmtOffset(minutes)).toBe(text);
});
