import { feedAnswerSchema } from '@marquee/contract/lottery/result-feed';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import Fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { openResultsHouse } from './results-house';

const SECRET = 'a-secret-of-sixteen-or-more';
const server = Fastify();
openResultsHouse(SECRET).routes(server);

const answerTo = async (query: string) => server.inject(`/results-house/v1/results?${query}`);
const resultsOf = async (query: string) => feedAnswerSchema.parse((await answerTo(query)).json()).results;

test('delivers official results of past issues, with their leading zeros', async () => {
  const [north] = await resultsOf('game=VN_NORTH&issue=20260405');
  expect(north).toMatchObject({ issue: '20260405', simulated: false });
  expect((north?.result as { prizes: string[][] }).prizes[0]).toEqual(['02855']);
  const [south, thai] = [
    ...(await resultsOf('game=VN_SOUTH&issue=20260401-soc-trang')),
    ...(await resultsOf('game=THAI_GOV&issue=20240201')),
  ];
  expect((south?.result as { prizes: string[][] }).prizes[1]).toEqual(['00946']);
  expect(thai?.result).toEqual({ prizes: [['607063'], ['454', '943'], ['544', '591'], ['09']] });
});

test.each([
  ['VN_NORTH', 'vn-north'],
  ['VN_CENTRAL', 'vn-south'],
  ['THAI_GOV', 'thai'],
  ['LAO_DEV', 'lao'],
  ['HANOI_VIP', 'hanoi'],
  ['SEA_4D', 'four-digit'],
  ['SEA_6D', 'sea-six-digit'],
] as const)('labels results of %s that it makes itself, the same each time', async (game, shape) => {
  const results = await resultsOf(`game=${game}&issue=20991231&issue=20991230`);
  expect(results.map(({ issue, simulated }) => [issue, simulated])).toEqual([
    ['20991231', true],
    ['20991230', true],
  ]);
  for (const { result } of results) expect(lotteryRules(shape).readResult(result)).toEqual(result);
  expect(results[0]?.result).not.toEqual(results[1]?.result);
  expect(await resultsOf(`game=${game}&issue=20991231&issue=20991230`)).toEqual(results);
});

test('signs its answers', async () => {
  const { body, headers } = await answerTo('game=VN_NORTH&issue=20260405');
  const webhook = new Webhook(SECRET, { format: 'raw' });
  expect(() => webhook.verify(body, headers as Record<string, string>, { jsonParse: false })).not.toThrow();
  expect(() => webhook.verify(`${body} `, headers as Record<string, string>, { jsonParse: false })).toThrow();
});

test('knows no other game, and refuses a query that is not of the interface', async () => {
  expect(await resultsOf('game=OTHER&issue=1')).toEqual([]);
  expect((await answerTo('game=VN_NORTH')).statusCode).toBe(400);
});
