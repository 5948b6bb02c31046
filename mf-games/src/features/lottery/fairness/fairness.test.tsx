import { bytesOfHex, sha256Hex, toHex } from '@marquee/contract/fairness/fair-bytes';
import { ownResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { mockBrowserApis, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { pageOfAll } from '../official/official-room.fixture';
import { gameFixture } from '../room/fast-room.fixture';
import FairnessPage from './fairness.page';
import type { DrawProof } from './use-draw-check';

beforeAll(mockBrowserApis);

const ISSUE = '202604010001';
const SIGNATURE = 'a3f5';
const [example] = exampleValue('lottery.proof').content as [DrawProof];

async function drawnProof(change: Partial<DrawProof> = {}, shape: LotteryShape = 'five-digit'): Promise<DrawProof> {
  const seed = '0f'.repeat(32);
  const beacon = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfHex(SIGNATURE))));
  const seedHash = await sha256Hex(seed);
  const result = await ownResult(shape, { seed, issue: ISSUE, beacon });
  return {
    ...example,
    issue: ISSUE,
    seedHash,
    chainAnchor: seedHash,
    chainPosition: 1,
    seed,
    beacon,
    beaconSignature: SIGNATURE,
    shape,
    result: 'balls' in result ? { balls: [...result.balls] } : { prizes: result.prizes.map((numbers) => [...numbers]) },
    ...change,
  };
}

async function openPage(draws: DrawProof[], path = `/lottery/fairness?gameCode=FAST_5D&issue=${ISSUE}`) {
  const shell = await mockShell({
    path,
    messages: { [LOTTERY_MESSAGES]: english },
    answers: {
      'lottery.vnMenu': { serverTime: new Date().toISOString(), games: [gameFixture] },
      'lottery.proof': ({ issue }) => pageOfAll(draws.filter((draw) => issue === undefined || draw.issue === issue)),
    },
  });
  shell.render(<FairnessPage />);
  await screen.findByRole('heading', { name: 'Fairness of draws' });
}

const draw = async () => within(await screen.findByRole('region', { name: `Issue ${ISSUE}` }));
const stepMarks = () =>
  [...document.querySelectorAll('[role=status] li svg')].map((mark) => mark.getAttribute('aria-label'));

it('repeats a draw of 18 prizes', async () => {
  const proof = await drawnProof({}, 'vn-south');
  await openPage([proof]);
  const region = await draw();
  await region.findByText('This draw is correct.');
  const tables = region.getAllByRole('table', { name: 'Prizes' }).map(({ textContent }) => textContent);
  expect(tables).toHaveLength(2);
  expect(tables[0]).toBe(tables[1]);
});

it('repeats a draw in the browser and confirms it, step by step', async () => {
  const proof = await drawnProof();
  await openPage([proof]);
  const region = await draw();
  await region.findByText('This draw is correct.');
  expect(stepMarks()).toEqual(['Correct', 'Correct', 'Correct', 'Correct']);
  const balls = proof.result && 'balls' in proof.result ? proof.result.balls.join(' ') : '';
  expect(region.getAllByRole('img', { name: balls })).toHaveLength(2);
  expect(region.getByText(proof.seed ?? '')).toBeTruthy();
});

it.each([
  ['another result', { result: { balls: [0, 0, 0, 0, 0] } }, ['Correct', 'Correct', 'Correct', 'Does not match']],
  ['another hash', { seedHash: 'ab'.repeat(32) }, ['Does not match', 'Correct', 'Correct', 'Correct']],
  ['another chain', { chainAnchor: 'ab'.repeat(32) }, ['Correct', 'Does not match', 'Correct', 'Correct']],
  ['another signature', { beaconSignature: 'a3f6' }, ['Correct', 'Correct', 'Does not match', 'Correct']],
] as const)('does not confirm a draw of which %s was published', async (_, change, expected) => {
  await openPage([await drawnProof(change as Partial<DrawProof>)]);
  const region = await draw();
  await region.findByText('This draw does not match what was published. Please contact support.');
  expect(stepMarks()).toEqual(expected);
});

it('shows what a void draw would have been, and why it is void', async () => {
  await openPage([await drawnProof({ state: 'void', voidReason: 'no_beacon' })]);
  const region = await draw();
  await region.findByText('This draw is correct.');
  expect(region.getByText('It would have been')).toBeTruthy();
  expect(region.getByText('The public randomness did not come in time.')).toBeTruthy();
});

it('holds back what is not revealed yet', async () => {
  await openPage([await drawnProof({ state: 'open', seed: null, beacon: null, beaconSignature: null, result: null })]);
  const region = await draw();
  expect(region.getByText('The seed is published when the draw is over.')).toBeTruthy();
  expect(region.queryByText('Seed')).toBeNull();
});

it('says that nothing was published of an unknown issue', async () => {
  await openPage([]);
  expect(await screen.findByText(`Nothing was published of issue ${ISSUE}.`)).toBeTruthy();
});

it('lists all draws, voids with the reason of the operators, and leads to each', async () => {
  const draws = [
    await drawnProof({ issue: '202604010003', state: 'open', seed: null, beacon: null, result: null }),
    await drawnProof({ issue: '202604010002', state: 'void', voidReason: 'The machine stopped' }),
    await drawnProof(),
  ];
  await openPage(draws, '/lottery/fairness');
  const table = within(await screen.findByRole('table', { name: 'Journal of draws' }));
  await waitFor(() => expect(table.getAllByRole('link')).toHaveLength(3));
  expect(table.getByText('Not drawn yet')).toBeTruthy();
  expect(table.getByText('The machine stopped')).toBeTruthy();
  await userEvent.click(table.getByRole('link', { name: ISSUE }));
  const region = await draw();
  await region.findByText('This draw is correct.');
});
