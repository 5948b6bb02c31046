import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordTotals } from './record-totals';

afterEach(cleanup);

const money = { currency: '৳', locale: 'en' };
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

it('is busy until every figure has loaded', () => {
  const bets = { id: 'bets', label: 'Bets', figure: '3' };
  const { container, rerender } = render(
    <RecordTotals {...money} totals={[bets, { id: 'net', label: 'Win/loss', amount: undefined }]} />,
  );
  const busy = () => container.firstElementChild?.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  rerender(<RecordTotals {...money} totals={[bets, { id: 'net', label: 'Win/loss', amount: '0.00' }]} />);
  expect(busy()).toBe('false');
});

it('gives a result its sign, and no other amount', () => {
  render(
    <RecordTotals
      {...money}
      totals={[
        { id: 'stake', label: 'Stake', amount: '70.00' },
        { id: 'net', label: 'Win/loss', amount: '20.00', result: true },
      ]}
    />,
  );
  const [stake, net] = figures();
  expect(stake).not.toContain('+');
  expect(net).toContain('+');
});
