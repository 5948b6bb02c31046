import { describe, expect, it } from 'vitest';
import { launchVerdict, readSeamless, seamlessPath } from './launch-rules';

describe('who may start a game', () => {
  it.each([
    ['guest', 'real', 'login'],
    ['guest', 'demo', 'open'],
    ['trial', 'real', 'real-account'],
    ['trial', 'demo', 'open'],
    ['member', 'real', 'open'],
    ['agent', 'real', 'open'],
  ] as const)('a %s who asks for %s play: %s', (state, mode, verdict) => {
    expect(launchVerdict(state, mode)).toBe(verdict);
  });
});

describe('the address of the launch frame', () => {
  it.each([[{ nodeId: 41, mode: 'real' }], [{ nodeId: 7, mode: 'demo' }]] as const)(
    'gives back what was asked for: %o',
    (asked) => {
      const params = new URL(seamlessPath(asked.nodeId, asked.mode), 'http://site').searchParams;
      expect(readSeamless(params)).toEqual({ game: { nodeId: asked.nodeId }, mode: asked.mode });
    },
  );

  it('takes a game by vendor and code, as banners name it', () => {
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
