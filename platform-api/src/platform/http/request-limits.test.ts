import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRequests } from './request-limits';

let site: FastifyInstance;
beforeAll(async () => {
  site = Fastify();
  await limitRequests(site, { calls: 2, pictures: 3 });
  for (const path of ['/art/:file', '/wps/:call', '/releases/:file']) site.get(path, () => 'here');
});
afterAll(() => site.close());

const statuses = async (url: string, times: number, from: string) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1)
    answers.push((await site.inject({ url, remoteAddress: from })).statusCode);
  return answers;
};

test('keeps calls available after the picture allowance is used up, and the reverse', async () => {
  expect(await statuses('/art/1.svg', 4, '10.0.0.1')).toEqual([200, 200, 200, 429]);
  expect(await statuses('/wps/login', 3, '10.0.0.1')).toEqual([200, 200, 429]);
  expect(await statuses('/wps/login', 3, '10.0.0.2')).toEqual([200, 200, 429]);
  expect(await statuses('/art/1.svg', 1, '10.0.0.2')).toEqual([200]);
});

test('does not count files of releases', async () => {
  expect(await statuses('/releases/main.js', 5, '10.0.0.3')).toEqual([200, 200, 200, 200, 200]);
});
