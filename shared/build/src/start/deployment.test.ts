import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../paths';

/** Jobs that run once. */
const JOBS = ['releases', 'migrate'];

test('the deployment starts every killed part again', () => {
  const file = readFileSync(inRepository('deploy/compose.yaml'), 'utf8');
  const parts = (file.split(/^# /m)[0] ?? '').split(/^ {2}(?=\w+:$)/m).slice(1);
  const kept = parts.filter((part) => part.includes('restart: unless-stopped')).map((part) => part.split(':')[0]);
  const names = parts.map((part) => part.split(':')[0] ?? '');
  expect(names).toContain('api');
  expect(kept).toEqual(names.filter((name) => !JOBS.includes(name)));
});
