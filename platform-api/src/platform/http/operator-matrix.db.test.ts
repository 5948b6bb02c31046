import { calls, type CallId } from '@marquee/contract/calls/index';
import type { CallDefinition } from '@marquee/contract/define-call';
import type { FailureEnvelope } from '@marquee/contract/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator } from '../../modules/lottery/operators.fixture';
import { RIGHTS } from '../../modules/operators/rights/rights';
import { seedAll } from '../../seed/seed-all';
import { makeBrandObjects } from '../../testing/brand-objects';
import { addressOf, type TestBrowser } from '../../testing/browser';
import { exampleRequest } from '../../testing/example-request';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Calls of the operator’s own session: they need no right. */
const OF_ANY_OPERATOR: Readonly<Partial<Record<CallId, string>>> = {
  'operator.me': 'answered',
  'operator.sessions': 'answered',
  'operator.endSession': 'answered',
  'operator.authenticator': 'answered',
  'operator.startAuthenticator': 'answered',
  'operator.confirmAuthenticator': 'authenticator_code_wrong',
  'operator.disableAuthenticator': 'answered',
  'operator.logout': 'answered',
};
/** Refused to everybody: promotions took the place of its objects. */
const RETIRED: Readonly<Record<string, string>> = { 'depositAdmin.saveOffer': 'offer_unavailable' };
/** Such an object is unknown to operators of other brands. */
const REFUSALS = new Set(['forbidden', 'not_found', 'deposit_not_found', 'withdrawal_not_found']);
/** Fields by which a request names what is no brand’s own: draws are one for all brands. */
const OF_NO_BRAND = new Set(['drawId', 'gameCode']);
/** Calls that show its own operator nothing of the brand here: what they answer is of no brand, or has no row. */
const WITHOUT_A_ROW: readonly CallId[] = [
  ...([
    'lotteryDraws.list',
    'lotteryDraws.one',
    'lotteryDraws.calendarEnds',
    'lotteryDraws.feeds',
    'lotteryDraws.journal',
  ] as const),
  ...([
    'lotteryRuns.list',
    'depositAdmin.offers',
    'operator.sessions',
    'operator.authenticator',
    'remoteOwners.list',
  ] as const),
  ...(['prizesAdmin.given', 'playFeed.health'] as const),
];

const operatorCalls = (Object.keys(calls) as CallId[])
  .map((id) => [id, calls[id] as CallDefinition] as const)
  .filter(([id, { access }]) => access === 'operator' && id !== 'operator.logout')
  // Last: it ends the session.
  .concat([['operator.logout', calls['operator.logout']]]);

type Fields = Readonly<Record<string, unknown>>;
interface Example {
  readonly id: CallId;
  readonly call: CallDefinition;
  /** Names `sundarban` and its objects wherever the call takes one. */
  readonly fields: Fields;
  /** It has the id of an object that is the brand’s own. */
  readonly hasObject: boolean;
  /** The request without the brand and its objects; null where the call needs one. */
  readonly unnamed: Fields | null;
}

let site: TestApp;
let examples: Example[];
const impossible: Record<string, string> = {};
let requests = 0;

beforeAll(async () => {
  site = await startTestApp();
  await seedAll(site.app.platform.database, site.app.platform.config);
  const objects = Object.entries(await makeBrandObjects(site));
  // A round counts as incomplete some minutes after its stake.
  site.clock.pass(20 * 60_000);
  examples = operatorCalls.flatMap(([id, call]) => {
    const own = Object.fromEntries(
      objects.flatMap(([key, value]) => {
        const [field = '', group] = key.split('.').reverse();
        return group === undefined || id.startsWith(`${group}.`) ? [[field, value]] : [];
      }),
    );
    const made = exampleRequest(id, call, { ...own, brand: 'sundarban', brands: ['sundarban'], pageSize: 100 });
    if ('reason' in made) impossible[id] = made.reason;
    if ('reason' in made) return [];
    const objectNames = Object.keys(own).filter((name) => name in made.fields && !OF_NO_BRAND.has(name));
    const unnamed = withoutNames(call, made.fields, ['brand', 'brands', ...objectNames]);
    return [{ id, call, fields: made.fields, hasObject: objectNames.length > 0, unnamed }];
  });
});
afterAll(() => site.close());

const namesBrand = ({ fields }: Pick<Example, 'fields'>) => 'brand' in fields || 'brands' in fields;

interface Reply {
  /** `answered`, or the code of the failure. */
  readonly code: string;
  /** Of an answer: something of it is the brand’s. */
  readonly isOfBrand: boolean;
}

async function send({ call, fields }: Pick<Example, 'call' | 'fields'>, { cookies }: TestBrowser): Promise<Reply> {
  const { url, fields: rest } = addressOf(call.path, fields);
  const [method] = call.methods;
  const isInBody = method === 'POST' || method === 'PUT';
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const response = await site.app.server.inject({
    method,
    url,
    // Each from an address of its own: the number of requests is not what is tested.
    remoteAddress: `10.1.${(requests += 1) >> 8}.${requests & 255}`,
    headers: {
      host: 'console.localhost',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'idempotency-key': `request-${requests}`,
      ...(call.upload && { 'content-type': 'image/png' }),
    },
    ...(isInBody ? { payload: rest['image'] instanceof Buffer ? rest['image'] : rest } : { query }),
  });
  const answer = response.json<FailureEnvelope | { readonly success: true; readonly value: unknown }>();
  if (!answer.success) return { code: answer.code, isOfBrand: false };
  return { code: 'answered', isOfBrand: JSON.stringify(answer.value).includes('sundarban') };
}

/** Null where the call needs one of the names. */
function withoutNames(call: CallDefinition, fields: Fields, names: readonly string[]): Fields | null {
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
  return call.request.safeParse(rest).success ? rest : null;
}

test('a request can be made for every call', () => {
  expect(impossible).toEqual({});
});

test('an operator without any right is refused by every call but those of any operator', async () => {
  const operator = await makeOperator(site, 'rightless', [], []);
  const codes = new Map<string, string>();
  for (const example of examples) codes.set(example.id, (await send(example, operator)).code);
  const open = [...codes].filter(([, code]) => code !== 'forbidden');
  expect(Object.fromEntries(open)).toEqual(OF_ANY_OPERATOR);
});

test('an operator of another brand is refused whatever names the brand or an object of it', async () => {
  const operator = await makeOperator(site, 'foreign', RIGHTS, [2]);
  const wrong: Record<string, string> = {};
  for (const example of examples.filter((candidate) => candidate.hasObject || namesBrand(candidate))) {
    const { code } = await send(example, operator);
    if (!REFUSALS.has(code) && code !== RETIRED[example.id]) wrong[example.id] = code;
  }
  expect(wrong).toEqual({});
});

test('an operator of another brand sees nothing of the brand where no brand is named, or their own', async () => {
  const operator = await makeOperator(site, 'stranger', RIGHTS, [2]);
  const wrong: Record<string, string> = {};
  for (const example of examples.filter(({ id }) => id !== 'operator.logout')) {
    const { id, call, fields, hasObject, unnamed } = example;
    if (unnamed && (await send({ call, fields: unnamed }, operator)).isOfBrand) wrong[id] = 'without a brand';
    const isRead = call.methods[0] === 'GET';
    // A change of their own brand’s objects is theirs to make.
    if (!namesBrand(example) || !(isRead || hasObject)) continue;
    const ofOwn = { ...fields, ...('brand' in fields ? { brand: 'meridian' } : { brands: ['meridian'] }) };
    const { code, isOfBrand } = await send({ call, fields: ofOwn }, operator);
    if (isOfBrand || (!isRead && code === 'answered')) wrong[id] = 'under another brand';
  }
  expect(wrong).toEqual({});
});

/** Otherwise the refusals above could be those of objects that do not exist: a new call’s is made in `brand-objects.ts`. */
test('an operator of the brand is shown it', async () => {
  const operator = await makeOperator(site, 'own', RIGHTS, [1]);
  const own = examples.filter(({ id }) => id !== 'operator.logout');
  const empty: string[] = [];
  for (const example of own.filter(({ call }) => call.methods[0] === 'GET')) {
    if (!example.unnamed) continue;
    const { code, isOfBrand } = await send({ ...example, fields: example.unnamed }, operator);
    if (code === 'answered' && !isOfBrand) empty.push(example.id);
  }
  const [unknown, failed]: [string[], string[]] = [[], []];
  for (const example of own.filter((item) => item.hasObject || !namesBrand(item))) {
    const { code } = await send(example, operator);
    if (code === 'unknown_error') failed.push(example.id);
    if (code.endsWith('not_found') && !namesBrand(example)) unknown.push(example.id);
  }
  expect({ empty, unknown, failed }).toEqual({ empty: WITHOUT_A_ROW, unknown: [], failed: [] });
});
