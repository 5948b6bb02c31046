import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGENT, daysFromToday, type LineSite, type Person, startLineSite } from '../../people/agent/line-site.fixture';
import { UNIT } from './money.fixture';

let line: LineSite;
let top: Person;
let helper: Person;
let below: Person;
let rival: Person;
let foreign: Person;
let stray: Person;

const cashOf = ({ id: memberId }: Person) => ({ kind: 'cash', memberId }) as const;
const floatOf = ({ id: memberId }: Person) => ({ kind: 'agent', memberId }) as const;

async function transfer(from: Person, to: Person, amount: bigint): Promise<void> {
  const { pool } = line.site;
  await line.post(
    to,
    'transfer',
    [{ from: floatOf(from), to: floatOf(to), amount: amount * UNIT }],
    `transfer:${from.id}`,
  );
  await pool.query(
    `insert into fund_transfer (id, brand_id, way, from_member, from_account, to_member, to_account, amount, created_at, from_balance, to_balance)
     select max(id), $1, 'downline', $2, 'agent', $3, 'agent', $4, now(), 0, 0 from ledger_transaction`,
    [from.brandId, from.id, to.id, amount * UNIT],
  );
}

beforeAll(async () => {
  line = await startLineSite();
  top = await line.join('top11', null, AGENT);
  helper = await line.join('helper1', top, AGENT);
  below = await line.join('below1', helper);
  rival = await line.join('rival1', null, AGENT);
  foreign = await line.join('foreign1', rival);
  stray = await line.join('stray1', null, AGENT, 'meridian');
  const { brandId } = top;
  await line.post(below, 'deposit', [
    { from: { kind: 'psp', brandId, channel: 'sandpay' }, to: cashOf(below), amount: 50n * UNIT },
  ]);
  await line.bet(below, 20n, 50n);
  for (const agent of [top, helper])
    await line.post(agent, 'promotion', [
      { from: { kind: 'promotion', brandId }, to: floatOf(agent), amount: 500n * UNIT },
    ]);
  await line.post(
    top,
    'adjustment',
    [{ from: { kind: 'house', brandId }, to: floatOf(top), amount: 90n * UNIT }],
    'commission',
  );
  await line.post(
    helper,
    'adjustment',
    [{ from: floatOf(top), to: floatOf(helper), amount: 40n * UNIT }],
    'commission',
  );
  await transfer(top, helper, 30n);
});
afterAll(() => line.site.close());

describe('the record of a downline', () => {
  const read = async (who: Person, of: Person, days = daysFromToday()) =>
    (await line.signedIn(who)).call('agent.memberRecord', { ...days, of: of.publicId });

  it('has every movement of the cash balance for the agents above, and names no channel, contact or payee', async () => {
    for (const agent of [top, helper]) {
      const record = await read(agent, below);
      expect(record.content.map(({ type, change }) => [type, change])).toEqual([
        ['win', '50.00'],
        ['bet', '-20.00'],
        ['adjustment', '20.00'],
        ['deposit', '50.00'],
      ]);
      expect(record.totals).toEqual({ in: '120.00', out: '20.00', net: '100.00' });
      expect(record.content.at(-1)?.reference).toBe('');
    }
    expect((await read(top, below)).line.map(({ account }) => account)).toEqual(['helper1', 'below1']);
  });

  it('is not found for anybody outside of the line, in either direction and of either brand', async () => {
    const refusalCode = async (who: Person, of: string, brand?: string) =>
      (await (await line.signedIn(who, brand)).refusal('agent.memberRecord', { ...daysFromToday(), of })).code;
    for (const of of [top, rival, foreign, stray]) expect(await refusalCode(top, of.publicId)).toBe('not_found');
    expect(await refusalCode(helper, top.publicId)).toBe('not_found');
    expect(await refusalCode(rival, below.publicId)).toBe('not_found');
    expect(await refusalCode(stray, below.publicId, 'meridian')).toBe('not_found');
    expect(await refusalCode(top, 'nobody')).toBe('not_found');
    expect(await refusalCode(below, below.publicId)).toBe('forbidden');
  });

  it('begins with the day on which the member came into the line, and ends for the line that was left', async () => {
    const mover = await line.join('mover1', rival);
    await line.bet(mover, 5n, 0n);
    const [today, later] = [daysFromToday(0, 0), daysFromToday(1, 1)];
    await line.site.pool.query('select set_upline($1, $2, $3)', [mover.id, helper.id, later.from]);
    expect(await read(top, mover, today)).toMatchObject({ content: [], totalElements: 0 });
    expect((await read(top, mover, later)).content).toEqual([]);
    const left = await (await line.signedIn(rival)).refusal('agent.memberRecord', { ...today, of: mover.publicId });
    expect(left.code).toBe('not_found');
  });
});

describe('the record of a float', () => {
  const read = async (who: Person, request = {}) =>
    (await line.signedIn(who)).call('agent.floatRecord', { ...daysFromToday(), ...request });

  it('has the balance after every movement, also of what went to downlines, back to nothing', async () => {
    const ofTop = await read(top);
    expect(ofTop.content.map(({ type, change, balanceAfter, other }) => [type, change, balanceAfter, other])).toEqual([
      ['transfer', '-30.00', '520.00', 'helper1'],
      ['commission', '-40.00', '550.00', ''],
      ['commission', '90.00', '590.00', ''],
      ['promotion', '500.00', '500.00', ''],
    ]);
    expect(ofTop.totals).toEqual({ in: '590.00', out: '70.00', net: '520.00' });
    const ofHelper = await read(helper);
    expect(ofHelper.content.map(({ change, balanceAfter }) => [change, balanceAfter])).toEqual([
      ['30.00', '570.00'],
      ['40.00', '540.00'],
      ['500.00', '500.00'],
    ]);
  });

  it('keeps the balances when it is filtered and paged', async () => {
    expect((await read(top, { type: 'commission' })).content.map(({ balanceAfter }) => balanceAfter)).toEqual([
      '550.00',
      '590.00',
    ]);
    const second = await read(top, { pageSize: 2, pageNo: 2 });
    expect(second.content.map(({ balanceAfter }) => balanceAfter)).toEqual(['590.00', '500.00']);
    expect(second.totals.net).toBe('520.00');
    expect((await read(top, daysFromToday(-5, -4))).content).toEqual([]);
  });

  it('is the agent’s own, and closed to members', async () => {
    expect((await read(rival)).content).toEqual([]);
    expect((await (await line.signedIn(below)).refusal('agent.floatRecord', daysFromToday())).code).toBe('forbidden');
  });
});
