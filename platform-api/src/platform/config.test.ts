import { expect, it } from 'vitest';
import { readConfig } from './config';

const secondFactorOf = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://unused', ...environment }).operatorSecondFactor;

it('requires a second factor of operators outside the demo, unless the installation says otherwise', () => {
  expect(secondFactorOf({})).toBe(true);
  expect(secondFactorOf({ MARQUEE_DEMO: 'off' })).toBe(true);
  expect(secondFactorOf({ MARQUEE_DEMO: 'on' })).toBe(false);
  expect(secondFactorOf({ MARQUEE_DEMO: 'accounts' })).toBe(false);
  expect(secondFactorOf({ MARQUEE_DEMO: 'on', MARQUEE_OPERATOR_SECOND_FACTOR: 'required' })).toBe(true);
  expect(secondFactorOf({ MARQUEE_OPERATOR_SECOND_FACTOR: 'optional' })).toBe(false);
});
