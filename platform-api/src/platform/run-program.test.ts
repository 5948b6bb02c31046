import { expect, test } from 'vitest';
import { readConfig } from './config';
import { openDatabase } from './database';
import { sentenceOf } from './run-program';
import { StartFault } from './start-fault';

test('a database that is down is one sentence with its server, without password and stack', async () => {
  const url = 'postgres://someone:secret@127.0.0.1:9/marquee';
  const database = openDatabase(url, 1);
  const error: unknown = await database.pool.query('select 1').catch((reason: unknown) => reason);
  await database.close();
  const sentence = sentenceOf(error, url);
  expect(sentence).toMatch(/^The database at 127\.0\.0\.1:9 does not answer: .*ECONNREFUSED/);
  expect(sentence).not.toMatch(/secret|\n/);
});

test.each([
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4000 }), 'Port 4000 is taken by another program'],
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), 'Nothing can be written'],
  [new StartFault('The key file a is damaged.'), 'The key file a is damaged.'],
])('%s is one sentence', (error, text) => {
  expect(sentenceOf(error)).toContain(text);
  expect(sentenceOf(error)).not.toContain('\n');
});

test('a fault of ours keeps its stack', () => {
  expect(sentenceOf(new Error('bug'))).toContain('run-program.test.ts');
});

test('invalid settings are named without a stack', () => {
  let fault: unknown;
  try {
    readConfig({});
  } catch (error) {
    fault = error;
  }
  expect(sentenceOf(fault)).toContain('DATABASE_URL');
  expect(sentenceOf(fault)).not.toContain('    at ');
});
