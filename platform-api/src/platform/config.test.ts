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

it('takes an address of Matomo by https, or on this machine', () => {
  const matomoOf = (url: string) =>
    readConfig({ DATABASE_URL: 'postgres://unused', MARQUEE_MATOMO_URL: url }).matomo?.url;
  expect(matomoOf('https://matomo.example.com')).toBe('https://matomo.example.com');
  expect(matomoOf('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(() => matomoOf('http://matomo.example.com')).toThrow('MARQUEE_MATOMO_URL');
  expect(() => matomoOf('http://localhost.example.com')).toThrow('MARQUEE_MATOMO_URL');
  expect(() => matomoOf('https://user:secret@matomo.example.com')).toThrow('MARQUEE_MATOMO_URL');
  expect(() => matomoOf('https://matomo.example.com/?module=x')).toThrow('MARQUEE_MATOMO_URL');
});

it('takes the servers of one NATS cluster as the event bus', () => {
  const natsOf = (list?: string) => readConfig({ DATABASE_URL: 'postgres://unused', MARQUEE_NATS: list }).nats;
  expect(natsOf()).toBeNull();
  expect(natsOf('nats://127.0.0.1:4222')).toBe('nats://127.0.0.1:4222');
  expect(natsOf('tls://marquee:secret@n1:4222, tls://n2:4222')).toBe('tls://marquee:secret@n1:4222, tls://n2:4222');
  for (const wrong of ['', 'n1:4222', 'http://n1:4222', 'nats://', 'nats://n1:4222,'])
    expect(() => natsOf(wrong), wrong).toThrow('MARQUEE_NATS');
});
