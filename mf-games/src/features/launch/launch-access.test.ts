import { describe, expect, it } from 'vitest';
import { launchAccessOf, readSeamless, seamlessPath } from './launch-access';

describe('who may start a game', () => {
  it.each([
    ['guest', 'real', 'login'],
    ['guest', 'demo', 'open'],
    ['trial', 'real', 'real-account'],
    ['trial', 'demo', 'open'],
    ['member', 'real', 'open'],
    ['agent', 'real', 'open'],
  ] as const)('a %s who asks for %s play: %s', (state, mode, access) => {
    expect(launchAccessOf(state, mode)).toBe(access);
  });
});

describe('the address of the launch frame', () => {
  it.each([[{ nodeId: 41, mode: 'real' }], [{ nodeId: 7, mode: 'demo' }]] as const)('round-trips %o', (request) => {
    const params = new URL(seamlessPath(request.nodeId, request.mode), 'http://site').searchParams;
    expect(readSeamless(params)).toEqual({ game: { nodeId: request.nodeId }, mode: request.mode });
  });

  it('reads a game by vendor and code, as in banners', () => {
    expect(readSeamless(new URLSearchParams('nodeId=BGS%2FCRASH&mode=demo'))).toEqual({
      game: { vassalage: 'BGS', gameCode: 'CRASH' },
      mode: 'demo',
    });
  });

  it.each(['', 'nodeId=BGS/', 'nodeId=bgs/x', 'nodeId=', 'nodeId=0', 'nodeId=-3', 'nodeId=1.5', 'nodeId=abc'])(
    'names no game: "%s"',
    (query) => {
      expect(readSeamless(new URLSearchParams(query))).toBeNull();
    },
  );
});
