import { expect, it } from 'vitest';
import { requirementViews } from './requirement-view';

const open = (id: bigint, source: string, amount: bigint, remaining: bigint, withholds = true) => ({
  id,
  source,
  amount: amount * 100_000n,
  remaining: remaining * 100_000n,
  withholds,
});

it('shows deposits and rewards that follow on each other as one each, and bonuses by their names, in the order in which play counts', () => {
  const requirements = [
    open(1n, 'deposit', 100n, 20n),
    open(2n, 'deposit', 50n, 50n),
    open(3n, 'bonus', 500n, 500n, false),
    open(4n, 'deposit', 10n, 10n),
    open(5n, 'missions', 30n, 30n),
    open(6n, 'rebates', 5n, 4n),
  ];
  const sum = (required: string, wagered: string, remaining: string) => ({ required, wagered, remaining });
  expect(requirementViews(requirements, (id) => (id === 3n ? 'Welcome match' : null))).toEqual([
    { of: 'deposit', name: null, withholds: true, ...sum('150.00', '80.00', '70.00') },
    { of: 'bonus', name: 'Welcome match', withholds: false, ...sum('500.00', '0.00', '500.00') },
    { of: 'deposit', name: null, withholds: true, ...sum('10.00', '0.00', '10.00') },
    { of: 'reward', name: null, withholds: true, ...sum('35.00', '1.00', '34.00') },
  ]);
});
