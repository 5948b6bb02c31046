import { ApiError } from '@marquee/kit';
import { mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { standInForPhonePage } from '../social/phone-page.fixture';
import { phoneWait } from '../social/phone-wait';
import { RegisterForm } from './register-form';

const field = (name: string) =>
  ({ name, required: true, order: 1, acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 64 }) as const;
const settings = {
  fields: [],
  mobileFields: [field('mobileNum'), field('verificationCode')],
  termsAge: 18,
  birthdayAge: 21,
  captcha: true,
  methods: ['mobile' as const],
  countryDialingCode: '+880',
  dialingCodes: ['+880'],
};
const code = () => screen.queryByLabelText(/^Verification code/);

beforeAll(mockBrowserApis);
afterEach(() => {
  phoneWait.forget();
  vi.restoreAllMocks();
});

async function show(phoneLogin: string | null) {
  const { runtime } = await mockShell();
  const shell = await mockShell({
    messages: { shell: en },
    boot: { brand: { ...runtime.boot.brand, phoneLogin } },
    answers: {
      'session.captcha': 'aGk=',
      'member.registerMobile': () => {
        throw new ApiError('sms_invalid_code');
      },
    },
  });
  shell.render(<RegisterForm method="mobile" settings={settings} onLeave={() => undefined} />);
  const registrations = () => shell.calls.filter(({ id }) => id === 'member.registerMobile').map(({ input }) => input);
  return { user: userEvent.setup({ delay: null }), registrations };
}

it('takes a phone that the brand’s page proves for the code, and asks for a code when the server does not', async () => {
  const { hear, right } = standInForPhonePage();
  const { user, registrations } = await show('https://phone.sundarban.example/prove');
  await user.click(screen.getByRole('button', { name: en.register.phone.prove }));
  hear(right());
  await screen.findByText(en.register.phone.proved);
  expect(code()).toBeNull();

  await user.type(screen.getByLabelText(/^Mobile number/), '01712345678');
  await user.type(screen.getByLabelText(/^Captcha\*/), '1234');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: en.register.submit }));
  await waitFor(() => expect(code()?.getAttribute('aria-invalid')).toBe('true'));
  expect(registrations()).toMatchObject([{ mobileNum: '01712345678', firebaseIdToken: 'the.token' }]);
});

it('goes back to the code when the visitor wants to', async () => {
  const { hear, right } = standInForPhonePage();
  const { user } = await show('https://phone.sundarban.example/prove');
  await user.click(screen.getByRole('button', { name: en.register.phone.prove }));
  hear(right());
  const back = await screen.findByRole('button', { name: en.register.phone.byCode });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(code()).toBeTruthy();
});

it('knows of no page where the brand has none', async () => {
  await show(null);
  expect([code() === null, screen.queryByRole('button', { name: en.register.phone.prove })]).toEqual([false, null]);
});
