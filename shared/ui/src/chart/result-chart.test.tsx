import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ResultChart } from './result-chart';

afterEach(cleanup);

const bars = [12, -30, 0].map((value, at) => ({
  id: `d${at}`,
  label: `${at + 1} March`,
  value,
  text: `${value}.00`,
}));
const chart = () => screen.getByRole('slider', { name: 'Results' });
const show = (shown = bars) =>
  render(
    <ResultChart label="Results" bars={shown} tickText={String} readout={({ label, text }) => `${label}: ${text}`} />,
  );

it('reads the last bar first, and each bar that the keys reach', async () => {
  show();
  expect(chart().getAttribute('aria-valuetext')).toBe('3 March: 0.00');
  chart().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart().getAttribute('aria-valuetext')).toBe('2 March: -30.00');
  expect(screen.getByText('2 March: -30.00')).toBeTruthy();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(chart().getAttribute('aria-valuenow')).toBe('1');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chart().getAttribute('aria-valuenow')).toBe('3');
});

it('goes ahead to the left where the page reads from the right', async () => {
  show();
  chart().style.direction = 'rtl';
  chart().focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(chart().getAttribute('aria-valuenow')).toBe('2');
});

it('reads the bar under the pointer', () => {
  show();
  chart().getBoundingClientRect = () => new DOMRect(100, 0, 300, 50);
  fireEvent(chart(), new MouseEvent('pointermove', { bubbles: true, clientX: 210 }));
  expect(chart().getAttribute('aria-valuenow')).toBe('2');
});

it('keeps the chosen bar when others are added, and has nothing to show without bars', async () => {
  const { rerender, container } = show();
  chart().focus();
  await userEvent.keyboard('{Home}');
  const props = { label: 'Results', tickText: String, readout: ({ label }: { label: string }) => label };
  rerender(<ResultChart {...props} bars={[{ id: 'before', label: '28 February', value: 1, text: '1.00' }, ...bars]} />);
  expect(chart().getAttribute('aria-valuetext')).toBe('1 March: 12.00');
  rerender(<ResultChart {...props} bars={[]} />);
  expect(container.textContent).toBe('');
});
