import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountField } from './amount-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

afterEach(cleanup);

const described = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    render(<TextField label="User name" hint="4 to 12 letters" error="Too short" required />);
    const input = screen.getByLabelText(/User name/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect((input as HTMLInputElement).required).toBe(true);
    expect(described(input)).toBe('4 to 12 letters | Too short');
  });

  it('is valid and undescribed without hint and error', () => {
    render(<TextField label="User name" error="" />);
    const input = screen.getByLabelText('User name');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed without losing it', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(input, 'delta');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect([input.type, input.value]).toEqual(['text', 'delta']);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
  });
});

describe('AmountField', () => {
  function Deposit({ locale = 'en' }: { readonly locale?: string }) {
    const [amount, setAmount] = useState('');
    return (
      <>
        <AmountField
          label="Amount"
          currency="$"
          locale={locale}
          value={amount}
          onValueChange={setAmount}
          unreadable="No amount"
          presets={[{ value: '500.50', label: '500' }]}
        />
        <output>{amount}</output>
      </>
    );
  }
  const input = () => screen.getByLabelText<HTMLInputElement>('Amount');
  const amount = () => screen.getByRole('status').textContent;

  it('keeps the typed text and emits the amount it stands for', async () => {
    const user = userEvent.setup();
    render(<Deposit locale="bn" />);
    await user.type(input(), '১,২৫০.');
    expect([input().value, amount()]).toEqual(['১,২৫০.', '1250.00']);
    await user.type(input(), '৫০');
    expect([input().value, amount()]).toEqual(['১,২৫০.৫০', '1250.50']);
  });

  it('accepts a pasted amount with currency and grouping', async () => {
    const user = userEvent.setup();
    render(<Deposit />);
    await user.click(input());
    await user.paste('BDT 100.000');
    expect([input().value, amount()]).toEqual(['BDT 100.000', '100000.00']);
  });

  it.each(['1e6', '-50', '1250.505'])('keeps %s, refuses it, and says so when the field is left', async (text) => {
    const user = userEvent.setup();
    render(<Deposit />);
    await user.type(input(), text);
    expect([input().value, amount()]).toEqual([text, '?']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('No amount')).toBeNull();
    await user.tab();
    expect(described(input())).toBe('No amount');
    await user.clear(input());
    await user.type(input(), '50');
    await user.tab();
    expect([amount(), input().hasAttribute('aria-invalid')]).toEqual(['50.00', false]);
  });

  it('marks the preset that equals the amount, and shows a preset with the decimals of the locale', async () => {
    const user = userEvent.setup();
    render(<Deposit locale="vi" />);
    const preset = screen.getByRole('button', { name: '500' });
    await user.type(input(), '500,5');
    expect(preset.getAttribute('aria-pressed')).toBe('true');
    await user.clear(input());
    expect(preset.getAttribute('aria-pressed')).toBe('false');
    await user.click(preset);
    expect([input().value, amount()]).toEqual(['500,50', '500.50']);
  });
});
