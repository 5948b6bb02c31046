import { countsFrom, endsWith } from '@marquee/contract/agent-periods';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractSite, startContractSite } from './contract.fixture';

const DHAKA = 360;
const tier = (rate: number) => ({ validBet: 0n, loss: 0n, activeMembers: 0, rate, lossRate: null });

let site: ContractSite;
beforeAll(async () => {
  site = await startContractSite();
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.startAgain();
  await expect.poll(queued, { timeout: 15_000 }).toBe(0);
  await site.pool.query('delete from member_message');
});

/** Messages that are still to be sent. */
async function queued(): Promise<number> {
  const { rows } = await site.pool.query<{ jobs: number }>('select count(*)::int as jobs from graphile_worker.jobs');
  return rows[0]?.jobs ?? 0;
}

/** All versions of a downline's contract of a type, oldest first. */
async function versions(account: string, type = 'dividend') {
  const { rows } = await site.pool.query<{
    rate: number;
    state: string;
    validFrom: Date | null;
    endsAt: Date | null;
    endedBy: string | null;
  }>(
    `select t.rate, c.state, c.valid_from as "validFrom", c.ends_at as "endsAt", c.ended_by as "endedBy"
     from agent_contract c join agent_contract_tier t on t.contract_id = c.id and t.place = 1
     where c.downline_id = $1 and c.type = $2 order by c.version`,
    [site.idOf(account), type],
  );
  return rows;
}
const end = async (by: string, account: string, type: 'dividend' | 'realTimeSalary' | 'hourlySalary' = 'dividend') =>
  site.as(by).call(`agent.${type}`, { contractId: (await site.open(account, type)).id, action: 'terminate' });
/** The titles of a member's messages, in the order of the alphabet, once as many are there. */
async function titles(account: string, count: number) {
  const read = async () => {
    const { rows } = await site.pool.query<{ title: string }>(
      'select title from member_message where member_id = $1 order by title',
      [site.idOf(account)],
    );
    return rows.map(({ title }) => title);
  };
  await expect.poll(async () => (await read()).length, { timeout: 15_000 }).toBe(count);
  return read();
}

describe('when a contract counts', () => {
  it('is from the next business day, hour, or at once', async () => {
    const before = site.clock.now();
    await site.signed('topper', 'middle', 400);
    await site.signed('topper', 'middle', 40, 'hourlySalary');
    await site.signed('topper', 'middle', 4, 'realTimeSalary');
    const now = site.clock.now();
    const nextDay = countsFrom('daily', now, DHAKA);
    expect((await versions('middle'))[0]?.validFrom).toEqual(nextDay);
    // The brand's own hourly contract begins with the same hour or before.
    expect((await versions('middle', 'hourlySalary'))[0]?.validFrom).toEqual(countsFrom('hourly', now, DHAKA));
    const at = (await versions('middle', 'realTimeSalary'))[0]?.validFrom;
    expect(at && at >= before && at <= now).toBe(true);
  });

  it('follows on the one that it replaces, at the end of its running period', async () => {
    await site.top('dividend', [tier(1_000)], { period: 'monthly' });
    await site.signed('topper', 'middle', 400);
    await site.countFromYesterday();
    await site.signed('topper', 'middle', 300);
    const boundary = endsWith('monthly', site.clock.now(), DHAKA);
    expect(await versions('middle')).toMatchObject([
      { rate: 400, state: 'valid', endsAt: boundary, endedBy: 'replaced' },
      { rate: 300, state: 'valid', validFrom: boundary, endsAt: null },
    ]);
    // A third one takes the place of the second, which never counts.
    await site.signed('topper', 'middle', 350);
    expect(await versions('middle')).toMatchObject([
      { rate: 400, endsAt: boundary },
      { rate: 300, state: 'terminated', validFrom: boundary, endsAt: boundary },
      { rate: 350, state: 'valid', validFrom: boundary, endsAt: null },
    ]);
  });

  it('is not before the upline’s own counts, by which it was bounded', async () => {
    await site.top('dividend', [tier(500)], { period: 'monthly' });
    await site.countFromYesterday();
    // The line's terms get better with the next month; who is offered the better ones has them from then on.
    await site.top('dividend', [tier(900)], { period: 'monthly' });
    await site.signed('topper', 'middle', 800);
    const boundary = endsWith('monthly', site.clock.now(), DHAKA);
    expect((await versions('middle'))[0]?.validFrom).toEqual(boundary);
  });

  it('is not before one that was ended is over', async () => {
    await site.top('dividend', [tier(900)], { period: 'monthly' });
    await site.signed('topper', 'middle', 400);
    await site.countFromYesterday();
    await end('middle', 'middle');
    await site.signed('topper', 'middle', 500);
    const boundary = endsWith('monthly', site.clock.now(), DHAKA);
    expect(await versions('middle')).toMatchObject([{ endsAt: boundary }, { validFrom: boundary, endsAt: null }]);
  });
});

describe('an end', () => {
  it('comes with the running period, for everything below at the same moment, and real time at once', async () => {
    await site.top('dividend', [tier(900)], { period: 'monthly' });
    for (const type of ['dividend', 'realTimeSalary'] as const) {
      await site.signed('topper', 'middle', 40, type);
      await site.signed('middle', 'lower1', 30, type);
    }
    await site.countFromYesterday();
    const boundary = endsWith('monthly', site.clock.now(), DHAKA);
    await end('topper', 'middle');
    expect(await versions('middle')).toMatchObject([{ state: 'valid', endsAt: boundary, endedBy: 'request' }]);
    expect(await versions('lower1')).toMatchObject([{ state: 'valid', endsAt: boundary, endedBy: 'upline' }]);
    await end('topper', 'middle', 'realTimeSalary');
    expect(await versions('middle', 'realTimeSalary')).toMatchObject([{ state: 'terminated', endedBy: 'request' }]);
    expect(await versions('lower1', 'realTimeSalary')).toMatchObject([{ state: 'terminated', endedBy: 'upline' }]);
  });

  it('is swept once it is past, not before, and again without effect', async () => {
    await site.signed('topper', 'middle', 400);
    await site.pool.query(
      "update agent_contract set valid_from = now() - interval '2 days' where downline_id = $1 and type = 'dividend'",
      [site.idOf('topper')],
    );
    await site.countFromYesterday();
    await end('topper', 'middle');
    await site.tend();
    expect(await versions('middle')).toMatchObject([{ state: 'valid' }]);
    await site.pool.query('update agent_contract set ends_at = $2 where downline_id = $1', [
      site.idOf('middle'),
      new Date(site.clock.now().getTime() - 1_000),
    ]);
    await site.tend();
    await site.tend();
    expect(await versions('middle')).toMatchObject([{ state: 'terminated', endedBy: 'request' }]);
  });

  it('of a line with another period ends all below', async () => {
    await site.signed('topper', 'middle', 400);
    await site.top('dividend', [tier(1_000)], { period: 'weekly' });
    expect((await versions('middle'))[0]).toMatchObject({ endedBy: 'upline' });
  });

  it('with a move is that of the move', async () => {
    await site.top('dividend', [tier(900)], { period: 'monthly' });
    await site.signed('topper', 'middle', 400);
    await site.signed('middle', 'lower1', 300);
    await site.signed('lower1', 'last11', 300);
    await site.offer('middle', 'lower1', 200);
    await site.countFromYesterday();
    await end('topper', 'middle');
    const at = new Date(site.clock.now().getTime() + 1);
    await site.leave('middle', at);
    expect(await versions('middle')).toMatchObject([{ endsAt: at, endedBy: 'move' }]);
    expect(await versions('lower1')).toMatchObject([
      { endsAt: at, endedBy: 'upline' },
      { state: 'terminated', validFrom: null, endedBy: 'upline' },
    ]);
    expect(await versions('last11')).toMatchObject([{ endsAt: at, endedBy: 'upline' }]);
  });
});

describe('an offer that nobody answers', () => {
  it('expires after seven days, and cannot be accepted a moment later, swept or not', async () => {
    await site.offer('topper', 'middle', 400);
    const { id: contractId } = await site.pending('middle');
    const expire = (ms: number) =>
      site.pool.query("update agent_contract set expires_at = $1 where state = 'requested'", [
        new Date(site.clock.now().getTime() + ms),
      ]);
    const { rows } = await site.pool.query<{ days: number }>(
      "select extract(epoch from expires_at - offered_at) / 86400 as days from agent_contract where state = 'requested'",
    );
    expect(Number(rows[0]?.days)).toBe(7);
    await expire(10_000);
    await site.tend();
    expect(await site.pending('middle')).toMatchObject({ state: 'requested' });
    await expire(-1);
    for (const action of ['accept', 'reject'] as const)
      expect((await site.as('middle').refusal('agent.dividend', { contractId, action })).code).toBe(
        'contract_not_open',
      );
    await site.tend();
    await site.tend();
    expect((await versions('middle'))[0]).toMatchObject({ state: 'expired', validFrom: null, endsAt: null });
    await site.offer('topper', 'middle', 300);
    expect(await titles('middle', 3)).toEqual(['A contract for you', 'A contract for you', 'Offer expired']);
    expect(await titles('topper', 1)).toEqual(['Offer expired']);
  });
});

describe('both sides', () => {
  it('are told of what the other does, and of what ends, once', async () => {
    await site.offer('topper', 'middle', 400);
    await site.answer('middle', 'reject');
    await site.signed('topper', 'middle', 400);
    await site.signed('middle', 'lower1', 300);
    await site.offer('lower1', 'last11', 200);
    await end('topper', 'middle');
    expect(await titles('middle', 5)).toEqual([
      'A contract ends',
      'A contract ends',
      'A contract for you',
      'A contract for you',
      'Contract accepted',
    ]);
    expect(await titles('lower1', 3)).toEqual(['A contract ends', 'A contract for you', 'Offer void']);
    expect(await titles('last11', 2)).toEqual(['A contract for you', 'Offer void']);
  });
});

describe('decisions at once', () => {
  it('accept an offer once', async () => {
    await site.offer('topper', 'middle', 400);
    const { id: contractId } = await site.pending('middle');
    const accept = () => site.as('middle').call('agent.dividend', { contractId, action: 'accept' });
    const answers = await Promise.allSettled([accept(), accept(), accept()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await versions('middle')).toHaveLength(1);
  });

  it('a lower contract above and a higher one below never both go on', async () => {
    for (let round = 0; round < 6; round++) {
      await site.startAgain();
      await site.signed('topper', 'middle', 400);
      await site.offer('middle', 'lower1', 400);
      await site.offer('topper', 'middle', 200);
      await Promise.allSettled([site.answer('middle'), site.answer('lower1')]);
      expect(await site.rates()).toEqual({ middle: 200 });
    }
  });

  it('an upline’s contract that ends while a downline accepts leaves nothing below', async () => {
    for (let round = 0; round < 6; round++) {
      await site.startAgain();
      await site.signed('topper', 'middle', 400);
      await site.offer('middle', 'lower1', 400);
      await Promise.allSettled([end('topper', 'middle'), site.answer('lower1')]);
      expect(await site.rates()).toEqual({});
    }
  });

  it('two offers to the same agent: one stands', async () => {
    const answers = await Promise.allSettled([
      site.offer('topper', 'middle', 100),
      site.offer('topper', 'middle', 200),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the database refuses', () => {
  const change = (sql: string, account: string) =>
    site.pool.query(`update agent_contract set ${sql} where downline_id = $1 and type = 'dividend'`, [
      site.idOf(account),
    ]);

  it('terms above the upline’s, an end that leaves contracts below, and two in force at once', async () => {
    await site.signed('topper', 'middle', 400);
    await site.signed('middle', 'lower1', 300);
    await expect(change("period = 'weekly'", 'middle')).rejects.toThrow(/fit/);
    await expect(change('ends_at = valid_from', 'middle')).rejects.toThrow();
    await expect(change("ends_at = valid_from, ended_by = 'request', state = 'terminated'", 'middle')).rejects.toThrow(
      /leaves contracts below/,
    );
    await expect(change("valid_from = valid_from - interval '30 days'", 'lower1')).rejects.toThrow(/does not fit/);
    await expect(
      site.pool.query(
        'update agent_contract_tier set rate = 1 where contract_id = any (select id from agent_contract)',
      ),
    ).rejects.toThrow(/append-only/);
  });

  it('contracts with no rows', async () => {
    await expect(
      site.pool.query(
        `insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, state, expires_at, valid_from)
         values (1, $1, $2, 'dividend', 1, 'daily', 'valid', now(), now() + interval '3 days')`,
        [site.idOf('topper'), site.idOf('middle')],
      ),
    ).rejects.toThrow(/does not fit/);
  });
});
