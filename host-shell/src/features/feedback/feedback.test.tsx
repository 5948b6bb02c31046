import { ApiError } from '@marquee/kit';
import { mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { installModals } from '../../app/modals';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';

const CONTENT = 'My deposit of yesterday has not arrived yet.';

beforeAll(mockBrowserApis);
beforeAll(installModals);
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function open(send: () => { feedbackId: string } = () => ({ feedbackId: 'fb-1' })) {
  const shell = await mockShell({
    messages: { shell: en },
    answers: {
      'session.captcha': 'aGk=',
      'feedback.settings': { minLength: 20, maxLength: 200 },
      'feedback.send': send,
    },
  });
  shell.render(<ModalHost />);
  modals.open('feedbackModal', {});
  await screen.findByText('0 of 200');
  const user = userEvent.setup({ delay: null });
  const fill = async (label: RegExp, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  return { shell, user, fill, submit: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}
const sentOf = ({ calls }: { readonly calls: readonly { readonly id: string; readonly input: unknown }[] }) =>
  calls.filter(({ id }) => id === 'feedback.send').map(({ input }) => input);

describe('the feedback popup', () => {
  it('lists what is empty and sends nothing', async () => {
    const { shell, submit } = await open();
    await submit();
    expect(await screen.findByText('Question type, Description, and Captcha are empty')).toBeTruthy();
    expect(sentOf(shell)).toEqual([]);
  });

  it('counts characters after trimming while one writes', async () => {
    const { fill } = await open();
    await fill(/^Description/, `  ${'\u{1F40A}'.repeat(3)} `);
    expect(await screen.findByText('3 of 200')).toBeTruthy();
  });

  it('refuses too few characters beside the field', async () => {
    const { shell, user, fill, submit } = await open();
    await user.selectOptions(screen.getByLabelText(/^Question type/), '1');
    await fill(/^Description/, 'too short');
    await fill(/^Captcha\*/, '1234');
    await submit();
    expect(await screen.findByText('Enter at least 20 characters.')).toBeTruthy();
    expect(sentOf(shell)).toEqual([]);
  });

  it('sends it and confirms with the reference', async () => {
    const { shell, user, fill, submit } = await open();
    await user.selectOptions(screen.getByLabelText(/^Question type/), 'Withdrawal');
    await fill(/^Description/, `  ${CONTENT} `);
    await fill(/^Captcha\*/, ' 1234 ');
    await submit();
    expect(await screen.findByText('Reference: fb-1')).toBeTruthy();
    expect(sentOf(shell)).toEqual([{ type: 2, content: CONTENT, captcha: '1234' }]);
  });

  it('fetches another picture after a refusal, because the last one is spent', async () => {
    const { shell, user, fill, submit } = await open(() => {
      throw new ApiError('captcha_failed');
    });
    await user.selectOptions(screen.getByLabelText(/^Question type/), 'Game');
    await fill(/^Description/, CONTENT);
    await fill(/^Captcha\*/, '1234');
    await submit();
    expect(await screen.findByText(en.errors.captcha_failed)).toBeTruthy();
    const captchaRequests = () => shell.calls.filter(({ id }) => id === 'session.captcha').length;
    await waitFor(() => expect(captchaRequests()).toBe(2));
  });
});
