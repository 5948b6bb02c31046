import type { CallValue } from '@marquee/contract/calls/index';
import { mockSession, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it, vi } from 'vitest';
import messages from '../../messages/en.json';
import { Receipt } from './receipt';

const texts = messages.withdrawal;
const AT = '2026-01-02T03:04:05.000Z';
const withdrawal: CallValue<'withdrawal.byId'> = {
  withdrawalId: '0123456789ABC',
  amount: '1250.00',
  currency: 'BDT',
  state: 'paid',
  institutionName: 'City Bank',
  payeeNumber: '•••• 1234',
  receipt: null,
  autoReceiptAt: null,
  receivedAmount: null,
  remainingAmount: null,
  reason: null,
  createdAt: AT,
  finishedAt: null,
  timeline: [],
};

beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});

/** The report of a withdrawal that came in part, with a proof in it. */
async function openPartialReport() {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: {
      'uploads.image': { imageId: '7d0c4f5e-0d5b-4a3e-9f53-0c9c1c6f2b11', width: 1, height: 1 },
      'withdrawal.partiallyReceived': { ...withdrawal, state: 'partially_received' },
    },
  });
  shell.render(<Receipt withdrawal={withdrawal} />);
  await userEvent.click(screen.getByRole('button', { name: texts.receipt.part }));
  const dialog = within(await screen.findByRole('dialog'));
  const image = new File([new Uint8Array(10)], 'statement.png', { type: 'image/png' });
  await userEvent.upload(dialog.getByLabelText(new RegExp(texts.missing.proof)), image);
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: texts.missing.send });
  await waitFor(() => expect(send.disabled).toBe(false));
  return {
    amount: dialog.getByRole('textbox', { name: new RegExp(texts.missing.received) }),
    send: () => userEvent.click(send),
    dialog,
    reports: () => shell.calls.filter(({ id }) => id === 'withdrawal.partiallyReceived'),
  };
}

it.each(['', '0', '1250', '1300'])('refuses a partial receipt with "%s" as what came', async (entered) => {
  const { amount, send, dialog, reports } = await openPartialReport();
  if (entered) await userEvent.type(amount, entered);
  await send();
  expect(await dialog.findByText(/below/)).toBeTruthy();
  expect(reports()).toEqual([]);
});

it('reports a part of the amount with its proof', async () => {
  const { amount, send, reports } = await openPartialReport();
  await userEvent.type(amount, '1000.5');
  await send();
  await waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()[0]?.input).toMatchObject({ received: '1000.50', images: ['7d0c4f5e-0d5b-4a3e-9f53-0c9c1c6f2b11'] });
});

it('puts the time left where the sentence of the language has it', async () => {
  const countdown = 'In <1></1> it counts as received';
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: { ...messages, withdrawal: { ...texts, countdown } } },
  });
  const { container } = shell.render(
    <Receipt withdrawal={{ ...withdrawal, autoReceiptAt: '2100-01-01T00:00:00.000Z' }} />,
  );
  const text = container.textContent ?? '';
  expect(text).toMatch(/^In .*\d.*it counts as received/s);
  expect(text).not.toContain('<1>');
});
