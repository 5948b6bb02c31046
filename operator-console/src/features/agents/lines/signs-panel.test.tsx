import type { CallValue } from '@marquee/contract/calls/index';
import type { MockAnswers } from '@marquee/testing/mock-shell';
import { screen, within } from '@marquee/testing/mock-shell';
import { ApiError } from '@marquee/kit';
import { expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import en from '../../../messages/en.json';
import { SignsPanel } from './signs-panel';

const texts = en.lines;
type Signs = CallValue<'lines.signs'>;
const signs: Signs = {
  members: [
    {
      account: 'second1',
      memberId: 'A',
      type: 3,
      isUplinesOwn: true,
      shares: [
        { sign: 'payee', accounts: ['upline1', 'third1'] },
        { sign: 'device', accounts: ['upline1'] },
      ],
      unplayedDeposits: null,
    },
    { account: 'ghost1', memberId: 'B', type: 3, isUplinesOwn: false, shares: [], unplayedDeposits: '500.00' },
  ],
  links: [{ code: 'ABCDEFGH2345', campaign: '<b>Fair</b>', agent: 'upline1', registrations: 12, signed: 2 }],
  looked: 40,
  signed: 2,
};

const open = (answers: MockAnswers) =>
  openConsolePage({
    path: '/signs',
    pages: { '/signs': <SignsPanel brand="sundarban" account="upline1" /> },
    answers,
  });

it('shows who shares what with whom, who may be an upline’s own, and the links that brought them', async () => {
  await open({ 'lines.signs': signs });
  const table = within(await screen.findByRole('table', { name: texts.signs }));
  const [own, ghost] = ['second1', 'ghost1'].map((name) => within(table.getByText(name).closest('tr') as HTMLElement));
  expect(table.getByRole('link', { name: 'second1' }).getAttribute('href')).toContain('/lines/sundarban');
  expect(own?.getByText(texts.sign.own)).toBeTruthy();
  expect(own?.getByText('upline1, third1')).toBeTruthy();
  expect(ghost?.queryByText(texts.sign.own)).toBeNull();
  expect(ghost?.getByText(/500\.00/)).toBeTruthy();
  const links = within(screen.getByRole('table', { name: texts.signedLinks }));
  expect(links.getByText('<b>Fair</b>')).toBeTruthy();
  expect(screen.queryByText(texts.moreSigns)).toBeNull();
});

it('says when there are none, and when there are more than are shown', async () => {
  await open({ 'lines.signs': { ...signs, members: [], links: [], signed: 0 } });
  expect(await screen.findByText(texts.noSigns)).toBeTruthy();
  expect(screen.queryByRole('table', { name: texts.signedLinks })).toBeNull();
  await open({ 'lines.signs': { ...signs, signed: 300 } });
  expect(await screen.findByText(texts.moreSigns)).toBeTruthy();
});

it('says what went wrong', async () => {
  await open({ 'lines.signs': () => Promise.reject(new ApiError('unknown_error')) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});
