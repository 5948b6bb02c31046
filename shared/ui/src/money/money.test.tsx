import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './money';

afterEach(cleanup);

describe('Money', () => {
  it('leaves no digit in the page while hidden, and says so', () => {
    const { container } = render(<Money amount="1250.50" currency="$" hidden hiddenLabel="Balance hidden" />);
    expect(container.innerHTML).not.toMatch(/1|2|5/);
    expect(container.textContent).toContain('***');
    expect(container.textContent).toContain('Balance hidden');
  });

  it('shows two decimals and grouping', () => {
    const { container } = render(<Money amount="1250.5" currency="$" locale="en" />);
    expect(container.textContent).toBe('$1,250.50');
  });

  it.each([
    ['-0.004', '0.00', true],
    ['0.009', '0.00', true],
    ['-0.01', '\u22120.01', false],
    ['0.01', '+0.01', false],
  ])('has the colour of what is shown: %s as %s', (amount, text, isPlain) => {
    const classOf = (value: string) => {
      const { container } = render(<Money amount={value} locale="en" signed tone="result" />);
      return { text: container.textContent, name: container.firstElementChild?.className };
    };
    const shown = classOf(amount);
    expect(shown.text).toBe(text);
    expect(shown.name === classOf('0').name).toBe(isPlain);
  });
});
