import { expect, test } from 'vitest';
import { lobbyLink } from './lobby-link';

const origin = 'https://sundarban.example.com';
const standard = { lottoArea: 'VN', launchMode: 'LOTT', view: 'lobby' } as const;

test('leads into the lobby of an area, or into a room', () => {
  expect(lobbyLink(standard, origin)).toBe(`${origin}/vnLottery`);
  expect(lobbyLink({ ...standard, view: 'betting', gameCode: 'VN_NORTH' }, origin)).toBe(
    `${origin}/vnlottery?gameCode=VN_NORTH`,
  );
  expect(lobbyLink({ ...standard, lottoArea: 'SEA', prizeMode: 'SEA' }, origin)).toBe(
    `${origin}/seaLottery?prizeMode=SEA`,
  );
  expect(lobbyLink({ ...standard, lottoArea: 'LOTT', prizeMode: 'ZY' }, origin)).toBe(
    `${origin}/lottery?area=LOTT&prizeMode=ZY`,
  );
  expect(lobbyLink({ ...standard, launchMode: 'ELOTT', view: 'betting', gameCode: 'FAST_K3' }, origin)).toBe(
    `${origin}/lottert?gameCode=FAST_K3`,
  );
});

test.each([
  'https://evil.example.com/x',
  '//evil.example.com',
  'javascript:alert(1)',
  'https://sundarban.example.com.evil.com/',
])('leaves out a way back to %s', (backUrl) => {
  expect(lobbyLink({ ...standard, backUrl }, origin)).toBe(`${origin}/vnLottery`);
});

test('takes over a way back within the site', () => {
  expect(lobbyLink({ ...standard, backUrl: '/live?page=2' }, origin)).toBe(
    `${origin}/vnLottery?backUrl=%2Flive%3Fpage%3D2`,
  );
  expect(lobbyLink({ ...standard, backUrl: `${origin}/home` }, origin)).toBe(`${origin}/vnLottery?backUrl=%2Fhome`);
});
