import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError } from '@marquee/kit';
import { mockSession, mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectNavigator } from '../../lib/navigator';
import { english as en } from '../../messages/english.fixture';
import { RegisterForm } from './register-form';

const field = (name: string, order: number, minLength = 1, maxLength = 64) =>
  ({ name, required: true, order, acceptedPattern: '*', patternId: 'any', minLength, maxLength }) as const;
const settings: CallValue<'system.registerSettings'> = {
  fields: [field('username', 1, 4, 16), field('password', 2, 8), field('confirmPassword', 3, 8)],
  termsAge: 18,
  birthdayAge: 21,
  captcha: true,
  methods: ['username'],
  mobileFields: [],
  countryDialingCode: '+880',
  dialingCodes: ['+880'],
};
const { member } = mockSession('member');

async function show(register: () => CallValue<'member.register'>, form = settings) {
  const shell = await mockShell({
    messages: { shell: en },
    answers: { 'session.captcha': 'aGk=', 'member.register': register },
  });
  shell.render(<RegisterForm method="username" settings={form} onLeave={() => undefined} />);
  return shell;
}

async function fillIn({ accept }: { readonly accept: boolean }) {
  const user = userEvent.setup({ delay: null });
  const fill = async (label: RegExp, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  await fill(/^User name/, 'amina7');
  await fill(/^Password/, 'river and rain');
  await fill(/^Confirm password/, 'river and rain');
  await fill(/^Captcha\*/, '1234');
  if (accept) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Register and play' }));
}

beforeAll(mockBrowserApis);

describe('the registration form', () => {
  it('names one age, beside the birthday and in the terms', async () => {
    const birthday = { ...field('birthday', 4, 10, 10), patternId: 'date-ymd' as const };
    await show(
      () => {
        throw new Error('must not be called');
      },
      { ...settings, fields: [...settings.fields, birthday] },
    );
    expect(await screen.findByText('You must be at least 21 years old.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /I am at least 21 years old/ })).toBeTruthy();
  });

  it('asks nothing of the server before the terms are accepted', async () => {
    const shell = await show(() => {
      throw new Error('must not be called');
    });
    await fillIn({ accept: false });
    expect(await screen.findByText(en.errors.terms_not_accepted)).toBeTruthy();
    expect(shell.calls.some(({ id }) => id === 'member.register')).toBe(false);
  });

  it('says which items are required, and a rule with its length', async () => {
    const name = {
      ...settings.fields[0],
      patternId: 'letter-first-alphanumeric' as const,
    } as (typeof settings.fields)[0];
    await show(
      () => {
        throw new Error('must not be called');
      },
      { ...settings, fields: [name, ...settings.fields.slice(1)] },
    );
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText(/^User name/), '7amina');
    await user.click(screen.getByRole('button', { name: 'Register and play' }));
    expect(await screen.findByText('Items marked with * are required.')).toBeTruthy();
    const rule = 'Letters and digits only, starting with a letter. 4 to 16 characters.';
    expect(screen.getByText(rule)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Password/), 'short');
    expect(await screen.findByText('Please fill in your password with 8-64 characters.')).toBeTruthy();
  });

  it('signs in who has registered, and goes home', async () => {
    const went: string[] = [];
    connectNavigator((to) => void went.push(to));
    const shell = await show(() => ({
      token: null,
      state: 'member',
      member: member as never,
      firstTimeLogin: true,
      passwordExpired: false,
    }));
    await fillIn({ accept: true });
    await waitFor(() => expect(shell.runtime.session.getState().state).toBe('member'));
    expect(shell.calls.find(({ id }) => id === 'member.register')?.input).toMatchObject({
      username: 'amina7',
      captcha: '1234',
      termsAccepted: true,
    });
    expect(went).toEqual(['/']);
  });

  it('shows a refusal beside the field that it is about', async () => {
    await show(() => {
      throw new ApiError('account_taken', 'r-1');
    });
    await fillIn({ accept: true });
    const name = screen.getByLabelText(/^User name/);
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(en.errors.account_taken).length).toBeGreaterThan(0);
  });

  it('shows the terms above itself, so that what was filled in stays', async () => {
    const shell = await show(() => {
      throw new ApiError('unknown_error');
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'terms and conditions' }));
    expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['helpModal', { anchor: 'term' }] }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
