import { describe, expect, it } from 'vitest';
import { components, edgesUp, moduleGraph, moduleOf } from './module-graph';

const file = (module: string, name = 'service') => `platform-api/src/modules/${module}/${name}.ts`;
const graphOf = (...edges: [from: string, to: string][]) => {
  const imports = edges.map(([from, to]) => ({ from: file(from), to: file(to) }));
  return moduleGraph(
    imports.flatMap(({ from, to }) => [from, to]),
    imports,
  );
};

describe('the module of a file', () => {
  it('is its folder on a floor; the lottery is one', () => {
    expect(moduleOf(file('money/ledger', 'verify/folds'))).toBe('money/ledger');
    expect(moduleOf(file('lottery', 'draws/draw-loop'))).toBe('lottery');
  });
  it('is none for tests and files elsewhere', () => {
    expect(moduleOf(file('money/ledger', 'service.db.test'))).toBeNull();
    expect(moduleOf('platform-api/src/platform/clock.ts')).toBeNull();
  });
});

describe('edges up', () => {
  it('are none where imports run down or within a floor', () => {
    expect(edgesUp(graphOf(['rewards/vip', 'money/payout'], ['money/payout', 'money/ledger']))).toEqual([]);
  });
  it('are imports of an upper floor, and between floors that stand side by side', () => {
    expect(edgesUp(graphOf(['people/member', 'rewards/vip'], ['lottery', 'rewards/points']))).toEqual([
      'lottery -> rewards/points',
      'people/member -> rewards/vip',
    ]);
  });
  it('are imports of anything but operators and site by the releases', () => {
    expect(
      edgesUp(graphOf(['releases/federation', 'operators/audit'], ['releases/federation', 'people/member'])),
    ).toEqual(['releases/federation -> people/member']);
  });
});

describe('components', () => {
  it('are single modules where no circle is', () => {
    expect(components(graphOf(['games/art', 'money/units'], ['games/launch', 'games/art']))).toHaveLength(3);
  });
  it('hold what imports each other in a circle, however long', () => {
    const graph = graphOf(
      ['people/member', 'people/session'],
      ['people/session', 'people/verification'],
      ['people/verification', 'people/member'],
      ['people/support', 'people/member'],
    );
    expect(components(graph).map((modules) => modules.toSorted())).toEqual([
      ['people/member', 'people/session', 'people/verification'],
      ['people/support'],
    ]);
  });
  it('tells apart two circles that are connected', () => {
    const graph = graphOf(
      ['people/member', 'people/session'],
      ['people/session', 'people/member'],
      ['people/session', 'site/brand'],
      ['site/brand', 'site/look'],
      ['site/look', 'site/brand'],
    );
    expect(components(graph).map(({ length }) => length)).toEqual([2, 2]);
  });
});
