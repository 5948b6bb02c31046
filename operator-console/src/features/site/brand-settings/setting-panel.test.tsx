import { NO_REGION_RULES } from '@marquee/contract/region-rules';
import { ApiError } from '@marquee/kit/http/api-error';
import { screen, waitFor, within } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { renderSetting, saving } from './setting-panel.fixture';

const texts = en.settings;
const expectFaults = (text: string, count = 1) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(count));

describe('maintenance', () => {
  it('closes the site only with a reason, until a time by the clock of the brand', async () => {
    const { user, saved, enter, save } = await renderSetting('maintenance', { closed: false, end: null });
    await user.click(screen.getByRole('switch', { name: texts.maintenance.closed }));
    await enter(texts.maintenance.end, '2030-01-01T10:00');
    await save();
    expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
    expect(saved()).toEqual([]);
    await enter('Reason', 'new servers');
    await save();
    const value = { closed: true, end: '2030-01-01T03:00:00.000Z' };
    await waitFor(() => expect(saved()).toEqual([saving('maintenance', value, 'new servers')]));
  });

  it('shows at the field that the server refuses an end in the past', async () => {
    const fields = [{ path: 'value.end', messageKey: 'invalid_value' }];
    const { enter, save } = await renderSetting(
      'maintenance',
      { closed: true, end: null },
      { answers: [new ApiError('validation_failed', null, { fields })] },
    );
    await enter(texts.maintenance.end, '2020-01-01T10:00');
    await enter('Reason', 'new servers');
    await save();
    expect(await screen.findByText(texts.maintenance.endFault)).toBeTruthy();
    expect(screen.getByLabelText(new RegExp(`^${texts.maintenance.end}`)).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('regions', () => {
  const rules = { ...NO_REGION_RULES, blockedNetworks: ['192.0.2.0/24'] };

  it('block countries and networks as entered, name the countries, and refuse invalid ones', async () => {
    const { saved, enter, save } = await renderSetting('regions', rules);
    await enter(texts.regions.blockedCountries, 'us, gb');
    expect(await screen.findByText('United Kingdom')).toBeTruthy();
    await enter(texts.regions.openNetworks, 'nonsense');
    await enter('Reason', 'licence');
    await save();
    expect(await screen.findByText(texts.regions.openNetworksFault)).toBeTruthy();
    await enter(texts.regions.openNetworks, '');
    await save();
    const value = { ...rules, blockedCountries: ['US', 'GB'] };
    await waitFor(() => expect(saved()).toEqual([saving('regions', value, 'licence')]));
  });

  it('say that countries cannot be blocked without a country database', async () => {
    await renderSetting('regions', rules, { countryDatabase: null });
    expect(screen.getByText(/No country database is mounted/)).toBeTruthy();
    expect(screen.getByLabelText(/^Blocked countries/)).toHaveProperty('disabled', true);
  });
});

describe('customer service', () => {
  const settings = {
    feedbackMinLength: 20,
    feedbackMaxLength: 200,
    chat: { enabled: true, hours: [{ days: [1, 2], from: '09:00', to: '24:00' }] },
  };

  it('saves office hours and lengths with the reason', async () => {
    const { user, saved, enter, save } = await renderSetting('support', settings);
    expect(screen.getByLabelText<HTMLInputElement>(/^To/).value).toBe('00:00');
    await user.click(screen.getByRole('checkbox', { name: 'Wed' }));
    await enter(texts.support.feedbackMinLength, '10');
    await enter('Reason', 'new team');
    await save();
    const hours = [{ days: [1, 2, 3], from: '09:00', to: '24:00' }];
    const value = { ...settings, feedbackMinLength: 10, chat: { enabled: true, hours } };
    await waitFor(() => expect(saved()).toEqual([saving('support', value, 'new team')]));
  });

  it('does not take hours without a day, nor a least above the most', async () => {
    const { user, saved, enter, save } = await renderSetting('support', settings);
    for (const day of ['Mon', 'Tue']) await user.click(screen.getByRole('checkbox', { name: day }));
    await enter('Reason', 'new team');
    await save();
    await expectFaults(texts.fault);
    await user.click(screen.getByRole('checkbox', { name: 'Tue' }));
    await enter(texts.support.feedbackMinLength, '500');
    await save();
    await expectFaults(texts.fault);
    expect(screen.getByLabelText(/^Feedback: most/).getAttribute('aria-invalid')).toBe('true');
    expect(saved()).toEqual([]);
  });

  it('adds and removes office hours', async () => {
    const { user, saved, enter, save } = await renderSetting('support', settings);
    await user.click(screen.getByRole('button', { name: `Add: ${texts.support.hours}` }));
    const [first, second] = screen.getAllByRole('group', { name: texts.support.hours }).map((row) => within(row));
    if (!first || !second) throw new Error('the row is missing');
    await enter(second.getByLabelText(texts.support.from), '10:00');
    await enter(second.getByLabelText(texts.support.to), '12:00');
    await user.click(first.getByRole('button', { name: texts.removeRow }));
    await enter('Reason', 'new team');
    await save();
    const hours = [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '12:00' }];
    await waitFor(() => expect(saved()).toMatchObject([{ value: { chat: { hours } } }]));
  });
});

it('sets the rules of names, passwords and codes, and refuses weak passwords', async () => {
  const rules = {
    username: { minLength: 4, maxLength: 16, patternId: 'letter-first-alphanumeric' },
    password: { minLength: 8, maxLength: 64, patternId: 'any' },
    code: { digits: 6, lifeMinutes: 5, tries: 5 },
  };
  const { user, saved, enter, save } = await renderSetting('account-rules', rules);
  const { password: legend, minLength, patternId, digits } = texts['account-rules'];
  const password = within(screen.getByRole('group', { name: legend }));
  await enter(password.getByLabelText(new RegExp(`^${minLength}`)), '6');
  await enter('Reason', 'new policy');
  await save();
  await waitFor(() =>
    expect(password.getByLabelText(new RegExp(`^${minLength}`)).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(saved()).toEqual([]);
  await enter(password.getByLabelText(new RegExp(`^${minLength}`)), '10');
  await user.selectOptions(password.getByLabelText(patternId), 'letters-and-digits');
  await enter(digits, '8');
  await save();
  const value = {
    username: rules.username,
    password: { minLength: 10, maxLength: 64, patternId: 'letters-and-digits' },
    code: { digits: 8, lifeMinutes: 5, tries: 5 },
  };
  await waitFor(() => expect(saved()).toEqual([saving('account-rules', value, 'new policy')]));
});

it('sets digits, calendar and prize mode, and the prize mode of the lotteries again', async () => {
  const { user, saved, enter, save } = await renderSetting('display', {
    digits: 'language',
    calendar: 'gregorian',
    prizeMode: 'ZY',
  });
  await user.selectOptions(screen.getByLabelText(texts.display.digits), 'latin');
  await user.selectOptions(screen.getByLabelText(texts.display.calendar), 'language');
  await user.selectOptions(screen.getByLabelText(texts.display.prizeMode), 'SEA');
  await enter('Reason', 'for readers abroad');
  await save();
  const display = { digits: 'latin', calendar: 'language', prizeMode: 'SEA' };
  await waitFor(() => expect(saved()).toEqual([saving('display', display, 'for readers abroad')]));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe(''));
  await user.selectOptions(screen.getByLabelText(texts.display.prizeMode), texts.display.prizeModeOf.none);
  await enter('Reason', 'as before');
  await save();
  const cleared = saving('display', { ...display, prizeMode: null }, 'as before', 'revision-0000002');
  await waitFor(() => expect(saved()[1]).toEqual(cleared));
});

it('switches rounds that follow one another on', async () => {
  const { user, saved, enter, save } = await renderSetting('jurisdiction', { autoBet: false, sessionStrip: false });
  await user.click(screen.getByLabelText(texts.jurisdiction.autoBet));
  await save();
  expect(saved()).toEqual([]);
  await enter('Reason', 'the new licence');
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([saving('jurisdiction', { autoBet: true, sessionStrip: false }, 'the new licence')]),
  );
});
