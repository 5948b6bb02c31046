import type { CallValue } from '@marquee/contract/calls/index';
import { screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { RegisterMethods } from './register-methods';

const field = (name: string, required: boolean) =>
  ({ name, required, order: 1, acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 64 }) as const;
const settings: CallValue<'system.registerSettings'> = {
  fields: [field('username', true), field('zalo', false)],
  mobileFields: [field('mobileNum', true)],
  termsAge: 18,
  birthdayAge: 21,
  captcha: true,
  methods: ['username', 'mobile'],
  countryDialingCode: '+880',
  dialingCodes: ['+880'],
};
const show = (methods: (typeof settings)['methods']) =>
  showSitePart(<RegisterMethods settings={{ ...settings, methods }} onLeave={() => undefined} />, {
    answers: { 'session.captcha': 'aGk=' },
  });
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

it('has tabs where the brand registers by name and by mobile, none where by one of them', async () => {
  await show(['username', 'mobile']);
  expect(tabs()).toEqual(['By name', 'By mobile']);
  await show(['mobile']);
  expect([tabs(), screen.queryByLabelText(/^Mobile number/) === null]).toEqual([[], false]);
  await show([]);
  expect(screen.getByText('Registration is closed right now')).toBeTruthy();
});

it('shows the fields that the server names and no other, and marks those that are required', async () => {
  await show(['username']);
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Zalo/).required).toBe(false);
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
});
