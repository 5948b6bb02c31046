import { ApiError } from '@marquee/kit';
import { screen, userEvent, within } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';
import { connectNavigator } from '../../lib/navigator';
import popupTexts from '../../popup-messages/en.json';

const texts = popupTexts.stopReport;
const said = (text: string) => text.replace('{{name}}', 'Losses');

beforeAll(() => connectNavigator(() => undefined));
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function open(report: () => { name: string; schedule: 'daily' | 'none' }) {
  modals.open('stop-report', { token: 'v.sign' });
  const answers = { 'agent.reportMail': report, 'agent.stopReportMails': null };
  const { shell } = await showSitePart(<ModalHost />, { state: 'guest', answers });
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  return { dialog, stops: () => shell.calls.filter(({ id }) => id === 'agent.stopReportMails') };
}

it('ends the mails once it is confirmed, not by being opened', async () => {
  const { dialog, stops } = await open(() => ({ name: 'Losses', schedule: 'daily' }));
  expect(await dialog.findByText(said(texts.question))).toBeTruthy();
  expect(stops()).toEqual([]);
  await userEvent.setup({ delay: null }).click(dialog.getByRole('button', { name: texts.stop }));
  expect(await dialog.findByText(said(texts.stopped))).toBeTruthy();
  expect(stops().map(({ input }) => input)).toEqual([{ token: 'v.sign' }]);
});

it('says that they are ended already', async () => {
  const { dialog } = await open(() => ({ name: 'Losses', schedule: 'none' }));
  expect(await dialog.findByText(said(texts.stopped))).toBeTruthy();
  expect(dialog.queryByRole('button', { name: texts.stop })).toBeNull();
});

it('says that a link is no longer good', async () => {
  const { dialog } = await open(() => {
    throw new ApiError('link_expired', 'expired');
  });
  expect(await dialog.findByText(texts.invalid)).toBeTruthy();
});
