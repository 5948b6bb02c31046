import { describe, expect, it } from 'vitest';
import { lobbyOf } from './lobby-of';

describe('the way back to the lobby', () => {
  it.each([
    ['http://meridian.localhost:4000/', 'http://meridian.localhost:4000/bgs'],
    ['http://play.localhost:4000/in-house/mines', null],
    ['', null],
    ['android-app://some.reader/', null],
  ])('from %j leads to %j', (referrer, lobby) => {
    expect(lobbyOf(referrer, 'http://play.localhost:4000')).toBe(lobby);
  });
});
