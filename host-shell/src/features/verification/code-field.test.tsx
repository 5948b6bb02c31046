import { ApiError } from '@marquee/kit';
import { mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { CodeField } from './code-field';
import { sentCodes } from './sent-codes';

vi.mock('@marquee/kit/crypto/bot-check', () => ({ solveBotCheck: () => Promise.resolve('proof') }));

const number = { mobile: '01712345678', dialingCode: '+880' };

/** The field in a popup that can be closed and opened again. */
function Popup() {
  const [open, setOpen] = useState(true);
  const [fault, setFault] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        popup
      </button>
      {open && <CodeField name="code" purpose="register" number={number} onNumberFault={setFault} />}
      <output>{fault}</output>
    </>
  );
}

async function show(answer: () => { expiredMinutes: number }) {
  const shell = await mockShell({
    messages: { shell: en },
    answers: { 'session.botCheck': {}, 'verification.smsRegister': answer },
  });
  shell.render(<Popup />);
  return { shell, user: userEvent.setup({ delay: null }) };
}

beforeAll(() => {
  mockBrowserApis();
});

describe('the field of a code', () => {
  it('says why no code came, and beside the number when it is the number’s fault', async () => {
    const { shell, user } = await show(() => {
      throw new ApiError('sms_invalid_number', 'r-1');
    });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.errors.sms_invalid_number));
    expect(shell.serviceCalls).toContainEqual({
      service: 'toast',
      values: [{ kind: 'warning', message: en.errors.sms_invalid_number, requestId: null }],
    });
  });

  it('asks at most once a second', async () => {
    const { shell, user } = await show(() => {
      throw new ApiError('sms_unknown');
    });
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const sendAt = async (ms: number) => {
      now.mockReturnValue(1_800_000_000_000 + ms);
      await user.click(screen.getByRole('button', { name: 'Send code' }));
    };
    const codeRequests = () => shell.calls.filter(({ id }) => id === 'verification.smsRegister').length;
    await sendAt(0);
    await waitFor(() => expect(codeRequests()).toBe(1));
    await waitFor(() => expect(shell.serviceCalls).toHaveLength(1));
    await sendAt(999);
    await sendAt(1_000);
    await waitFor(() => expect(shell.serviceCalls).toHaveLength(2));
    expect(codeRequests()).toBe(2);
  });

  it('counts five minutes down, and goes on where it was after the popup was closed', async () => {
    const { shell, user } = await show(() => ({ expiredMinutes: 5 }));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const disabledButton = await screen.findByRole<HTMLButtonElement>('button', { name: /^(300|2\d\d) s$/ });
    expect(disabledButton.disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Verification code/)));
    expect(shell.calls.find(({ id }) => id === 'verification.smsRegister')?.input).toEqual({
      mobileNo: '01712345678',
      countryDialingCode: '+880',
      botCheck: 'proof',
    });
    await user.click(screen.getByRole('button', { name: 'popup' }));
    await user.click(screen.getByRole('button', { name: 'popup' }));
    expect(await screen.findByRole('button', { name: /^(300|29\d) s$/ })).toBeTruthy();
  });

  it('lets another number ask at once', async () => {
    sentCodes.remember('register', { mobile: '01999999999', dialingCode: '+880', until: Date.now() + 300_000 });
    await show(() => ({ expiredMinutes: 5 }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(false);
  });
});
