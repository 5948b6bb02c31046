import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import { ApiError } from '@marquee/kit/http/api-error';
import { screen, waitFor, within } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { proposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import { renderSetting, saving } from './setting-panel.fixture';

const texts = en.settings;
const TERMS = {
  minimum: '100.00',
  maximum: '100000.00',
  perDayCount: 5,
  perDaySum: '200000.00',
  autoReceiptMinutes: 60,
  payeeHoldMinutes: 1440,
  twoApprovalsFrom: '50000.00',
  twoApprovalsScore: 60,
  largeFrom: '20000.00',
  scores: {
    new_payee: 20,
    first_withdrawal: 15,
    large_amount: 30,
    fast_in_out: 30,
    often: 15,
    new_password: 30,
    shared_address: 20,
    shared_device: 35,
  },
};
const BOUNDS = {
  parallelSessions: 20,
  contactChangeHours: 24,
  closedDataYears: 5,
  creditTwoOperatorsFrom: '50000.00',
  creditTolerance: 2,
  messageTwoOperatorsFrom: 500,
  payoutReviewFrom: '10000000.00',
};
const THEIRS: BrandSettingState = {
  setting: 'withdrawal',
  revision: 'revision-theirs1',
  value: { ...TERMS, minimum: '70.00', perDayCount: 9 },
};
const conflict = new ApiError('settings_changed', null, { current: THEIRS });

it('says at the field which limits contradict each other, and which number is out of its bounds', async () => {
  const { saved, enter, save } = await renderSetting('withdrawal', TERMS);
  expect(screen.getByText('From 0 to 525,600')).toBeTruthy();
  await enter(texts.withdrawal.minimum, '200000');
  await enter(texts.withdrawal.perDayCount, '0');
  await enter('Reason', 'a calmer week');
  await save();
  const faultOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-invalid');
  await waitFor(() => expect(faultOf(texts.withdrawal.perDayCount)).toBe('true'));
  expect(saved()).toEqual([]);
  await enter(texts.withdrawal.perDayCount, '5');
  await save();
  await waitFor(() => expect(faultOf(texts.withdrawal.maximum)).toBe('true'));
  await enter(texts.withdrawal.minimum, '50.5');
  await enter(en.withdrawals.rule.often, '20');
  await save();
  const value = { ...TERMS, minimum: '50.50', scores: { ...TERMS.scores, often: 20 } };
  await waitFor(() => expect(saved()).toEqual([saving('withdrawal', value, 'a calmer week')]));
});

describe('a change from an earlier revision', () => {
  async function meetConflict() {
    const panel = await renderSetting('withdrawal', TERMS, { answers: [conflict] });
    await panel.enter(texts.withdrawal.minimum, '50');
    await panel.enter('Reason', 'a calmer week');
    await panel.save();
    return { ...panel, dialog: within(await screen.findByRole('dialog')) };
  }

  it('shows both versions where they differ', async () => {
    const { dialog } = await meetConflict();
    expect(dialog.getByText(en.revision.title)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Smallest withdrawal.*70.*50/);
    expect(rows[1]).toMatch(/Withdrawals in a day.*9.*5/);
  });

  it('is given up for the other one', async () => {
    const { user, dialog, saved } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: en.revision.takeTheirs }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.withdrawal.perDayCount}`)).value).toBe('9');
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('');
    expect(saved()).toHaveLength(1);
  });

  it('is saved over the other one, from its revision', async () => {
    const { user, dialog, saved } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: en.revision.saveMine }));
    const value = { ...TERMS, minimum: '50.00' };
    await waitFor(() =>
      expect(saved()).toEqual([
        saving('withdrawal', value, 'a calmer week'),
        saving('withdrawal', value, 'a calmer week', THEIRS.revision),
      ]),
    );
  });

  it('stays in the form when the dialog is closed', async () => {
    const { user, dialog, saved } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: en.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('a calmer week');
    expect(saved()).toHaveLength(1);
  });
});

describe('what another operator saves', () => {
  const sessions = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.safeguards.parallelSessions}`));
  const theirs = {
    setting: 'safeguards',
    revision: 'revision-theirs1',
    value: { ...BOUNDS, parallelSessions: 3 },
  } as const;

  it('is shown at once while nothing is entered', async () => {
    const { receive } = await renderSetting('safeguards', BOUNDS);
    receive(theirs);
    await waitFor(() => expect(sessions().value).toBe('3'));
  });

  it('does not take away what is entered', async () => {
    const { receive, enter } = await renderSetting('safeguards', BOUNDS);
    await enter(texts.safeguards.parallelSessions, '8');
    receive(theirs);
    expect(sessions().value).toBe('8');
  });
});

describe('a bound of two operators', () => {
  it('is lowered by one operator', async () => {
    const { saved, enter, save } = await renderSetting('safeguards', BOUNDS);
    expect(screen.getByText(texts.twoPersons)).toBeTruthy();
    await enter(texts.safeguards.parallelSessions, '0');
    await enter(texts.safeguards.creditTwoOperatorsFrom, '1000');
    await enter('Reason', 'shared accounts');
    await save();
    await waitFor(() => expect(screen.getAllByText('From 1 to 100').length).toBeGreaterThan(1));
    expect(saved()).toEqual([]);
    await enter(texts.safeguards.parallelSessions, '3');
    await enter(texts.safeguards.payoutReviewFrom, '90000000000');
    await save();
    expect(await screen.findByText(texts.fault)).toBeTruthy();
    await enter(texts.safeguards.payoutReviewFrom, '5000');
    expect(screen.getByRole('button', { name: texts.safeguards.save })).toBeTruthy();
    await save();
    const value = {
      parallelSessions: 3,
      creditTwoOperatorsFrom: '1000.00',
      creditTolerance: 2,
      messageTwoOperatorsFrom: 500,
      payoutReviewFrom: '5000.00',
      contactChangeHours: 24,
      closedDataYears: 5,
    };
    await waitFor(() => expect(saved()).toEqual([saving('safeguards', value, 'shared accounts')]));
  });

  it('is raised by a proposal: the page says so before, and shows what waits', async () => {
    const proposal = proposalOf({ kind: 'setting-safeguards', brand: 'meridian', isOwn: true, mayDecide: false });
    const state = { setting: 'safeguards', revision: 'revision-0000001', value: BOUNDS } as const;
    const { saved, enter, save } = await renderSetting('safeguards', BOUNDS, {
      answers: [{ state, proposal }],
      more: {
        'proposals.list': ({ kind, state: open }) => ({
          content: kind === 'setting-safeguards' && open === 'open' ? [proposal] : [],
          pageNum: 1,
          pageSize: 20,
          totalPages: 1,
          totalElements: 1,
        }),
      },
    });
    await enter(texts.safeguards.creditTwoOperatorsFrom, '60000');
    expect(await screen.findByText(texts.needsTwo)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.safeguards.save })).toBeNull();
    await enter('Reason', 'larger transfers');
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(await screen.findByText(en.proposals.own)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.safeguards.creditTwoOperatorsFrom}`));
    await waitFor(() => expect(field.value).toBe('50000.00'));
  });
});
