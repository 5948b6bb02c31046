import { randomUUID } from 'node:crypto';
import { PROPOSAL_DAYS } from '@marquee/contract/proposals';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase, type Queryable } from '../../../platform/database';
import { seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';
import type { Brand } from '../../site/brand/brand';
import { createAudit } from '../audit/audit';
import type { OperatorCaller } from '../audit/operator-caller';
import { fact, number } from './facts';
import { createProposals, type Propose, type Proposals } from './service';

const DAY_MS = 86_400_000;
const brand = { id: TEST_BRAND.id, code: 'of-a-test' } as Brand;
const bodySchema = z.object({ minimum: z.number() });
type Body = z.infer<typeof bodySchema>;

let db: TestDatabase;
let database: Database;
let proposals: Proposals;
let propose: Propose<Body>;
let operators: OperatorCaller[];
let now: Date;
/** What the kind of the test does. */
let effects: { revision: string; validate(): void; approved(tx: Queryable): Promise<void>; closed: string[] };

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const { rows } = await db.pool.query<{ id: number; email: string }>(
    `insert into operator (email, name, password_hash) select 'o' || n || '@marquee.localhost', 'Operator ' || n, '-'
     from generate_series(1, 11) n returning id, email`,
  );
  operators = rows.map(({ id, email }) => callerOf({ id, email, rights: ['cashier'], brandIds: [] }));
  await db.pool.query('create table effect (proposal_id uuid not null, minimum integer not null)');
  proposals = createProposals({
    platform: { database, clock: { now: () => now } },
    brands: { all: async () => [brand], byId: async () => brand },
    audit: createAudit(database.pool),
  });
  propose = proposals.define<Body>({
    kind: 'rebate-rules',
    schema: bodySchema,
    rights: { propose: 'cashier', decide: 'cashier' },
    current: async () => ({ revision: effects.revision, body: { minimum: 1 } }),
    validate: async () => effects.validate(),
    facts: ({ minimum }) => [fact('vip.minimum', number(minimum))],
    async onApproved(tx, { id, body }) {
      await tx.query('insert into effect values ($1, $2)', [id, body.minimum]);
      await effects.approved(tx);
      return { fromDay: '2026-03-02', version: 7 };
    },
    async onClosed(_tx, { id }) {
      effects.closed.push(id);
    },
    entry: (step, { id }) => ({ action: `test.${step}`, subject: `test:${id}`, details: {} }),
  });
});
afterAll(async () => {
  await database.close();
  await db.drop();
});
beforeEach(() => {
  now = new Date('2026-03-01T00:00:00Z');
  effects = { revision: '1', validate: () => undefined, approved: async () => undefined, closed: [] };
});

function callerOf(operator: Partial<OperatorCaller['operator']>): OperatorCaller {
  return { operator, requestId: 'request-1', language: 'en', idempotencyKey: '' } as OperatorCaller;
}
const at = (index: number) => operators[index] as OperatorCaller;
const reason = 'a test';
const proposed = async (by = 0, change: { subject?: string; id?: string } = {}) =>
  (await propose(at(by), { brand, body: { minimum: 5 }, reason, subject: randomUUID(), ...change })).proposalId;
const decide = (by: number, decision: 'approved' | 'rejected' | 'withdrawn', proposalId: string) =>
  proposals.decide(at(by), decision, { proposalId, reason });
const refusal = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const effectsOf = async (proposalId: string) =>
  (await db.pool.query<{ minimum: number }>('select minimum from effect where proposal_id = $1', [proposalId])).rows;
const auditOf = async (proposalId: string) =>
  (
    await db.pool.query<{ action: string }>('select action from audit_log where subject = $1 order by id', [
      `test:${proposalId}`,
    ])
  ).rows.map(({ action }) => action);

describe('an approval', () => {
  it('happens once, whichever of ten operators comes first', async () => {
    const id = await proposed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refusal(decide(index + 1, 'approved', id))),
    );
    expect(answers.filter((answer) => answer === 'answered')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['answered', 'proposal_decided']));
    expect(await effectsOf(id)).toEqual([{ minimum: 5 }]);
    expect(await auditOf(id)).toEqual(['test.proposed', 'test.approved']);
  });

  it('is answered the same again, and happens once, however often one operator sends it', async () => {
    const id = await proposed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(1, 'approved', id)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ state: 'approved', decidedBy: 'Operator 2', fromDay: '2026-03-02' });
    expect(await effectsOf(id)).toEqual([{ minimum: 5 }]);
    expect(await auditOf(id)).toEqual(['test.proposed', 'test.approved']);
  });

  it('is refused to the one who proposed it, who may take it back', async () => {
    const id = await proposed();
    expect(await refusal(decide(0, 'approved', id))).toBe('proposal_own');
    expect(await refusal(decide(0, 'rejected', id))).toBe('proposal_own');
    expect(await refusal(decide(1, 'withdrawn', id))).toBe('forbidden');
    expect(await decide(0, 'withdrawn', id)).toMatchObject({ state: 'withdrawn', isOwn: true, mayDecide: false });
    expect(await refusal(decide(1, 'approved', id))).toBe('proposal_decided');
    expect(effects.closed).toEqual([id]);
    expect(await effectsOf(id)).toEqual([]);
  });

  it('is refused once another revision counts, and once the proposal does not fit any more', async () => {
    const id = await proposed();
    expect(await proposals.show(at(1), id)).toMatchObject({ isOutdated: false });
    effects.revision = '2';
    expect(await proposals.show(at(1), id)).toMatchObject({ state: 'open', isOutdated: true });
    expect(await refusal(decide(1, 'approved', id))).toBe('proposal_conflict');
    effects.revision = '1';
    effects.validate = () => {
      throw new Error('does not fit');
    };
    expect(await refusal(decide(1, 'approved', id))).toBe('does not fit');
    expect(await proposals.show(at(1), id)).toMatchObject({ state: 'open', mayDecide: true });
    expect(await effectsOf(id)).toEqual([]);
  });

  it('leaves nothing behind where what follows fails half-way, and can be repeated', async () => {
    const id = await proposed();
    effects.approved = async (tx) => {
      await tx.query('select pg_terminate_backend(pg_backend_pid())');
    };
    expect(await refusal(decide(1, 'approved', id))).not.toBe('answered');
    expect(await effectsOf(id)).toEqual([]);
    expect(await auditOf(id)).toEqual(['test.proposed']);
    effects.approved = async () => undefined;
    expect(await decide(1, 'approved', id)).toMatchObject({ state: 'approved' });
    expect(await effectsOf(id)).toEqual([{ minimum: 5 }]);
  });
});

describe('a proposal', () => {
  it('shows what changes beside what counted when it was made', async () => {
    expect((await proposals.show(at(1), await proposed())).rows).toEqual([
      { label: 'vip.minimum', of: [], before: number(1), after: number(5) },
    ]);
  });

  it('is the only open one of its subject', async () => {
    const subject = randomUUID();
    const id = await proposed(0, { subject });
    expect(await refusal(proposed(1, { subject }))).toBe('proposal_waiting');
    await decide(1, 'rejected', id);
    expect(await refusal(proposed(1, { subject }))).toBe('answered');
  });

  it('is refused where another revision counts than it was made from, with what counts', async () => {
    const from = (revision: string | null, id: string = randomUUID()) =>
      propose(at(0), { id, brand, subject: 'of-a-revision', body: { minimum: 5 }, revision, reason });
    effects.revision = '2';
    for (const revision of ['1', null])
      await expect(from(revision)).rejects.toMatchObject({
        code: 'conflict',
        details: { revision: '2', rows: [{ label: 'vip.minimum', of: [], before: number(1), after: number(5) }] },
      });
    const { proposalId, state } = await from('2');
    expect(state).toBe('open');
    effects.revision = '3';
    expect(await refusal(from('2', proposalId))).toBe('answered');
    expect(await refusal(from('3'))).toBe('proposal_waiting');
    await decide(1, 'rejected', proposalId);
  });

  it('is made once under its id', async () => {
    const [id, subject] = [randomUUID(), randomUUID()];
    expect(await proposed(0, { id, subject })).toBe(id);
    expect(await proposed(0, { id, subject })).toBe(id);
    expect(await refusal(proposed(1, { id, subject }))).toBe('idempotency_key_reused');
    expect(await auditOf(id)).toEqual(['test.proposed']);
  });

  it('is not made where it does not fit', async () => {
    const id = randomUUID();
    effects.validate = () => {
      throw new Error('does not fit');
    };
    expect(await refusal(proposed(0, { id }))).toBe('does not fit');
    expect(await refusal(proposals.show(at(0), id))).toBe('not_found');
  });

  it('expires, by the sweep and at a decision', async () => {
    const [swept, decided] = [await proposed(), await proposed()];
    now = new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS - 1);
    await proposals.expire();
    expect(await proposals.show(at(1), swept)).toMatchObject({ state: 'open' });
    now = new Date(now.getTime() + 1);
    expect(await refusal(decide(1, 'approved', decided))).toBe('proposal_expired');
    expect(await proposals.show(at(1), decided)).toMatchObject({ state: 'expired', decidedBy: null });
    await proposals.expire();
    expect(await proposals.show(at(1), swept)).toMatchObject({ state: 'expired', mayDecide: false });
    expect(effects.closed).toEqual(expect.arrayContaining([swept, decided]));
    expect(await auditOf(swept)).toEqual(['test.proposed', 'test.expired']);
    expect(await refusal(decide(0, 'withdrawn', swept))).toBe('proposal_expired');
  });
});

describe('rights', () => {
  const withoutRight = () => callerOf({ id: 99, rights: ['content'], brandIds: [] });
  const elsewhere = () => callerOf({ id: 99, rights: ['cashier'], brandIds: [TEST_BRAND.id + 1] });
  const page = { pageNo: 1, pageSize: 100 };

  it('hide it from operators of other brands, and refuse those without the right', async () => {
    const proposalId = await proposed();
    expect(await refusal(proposals.show(elsewhere(), proposalId))).toBe('not_found');
    expect(await refusal(proposals.decide(elsewhere(), 'approved', { proposalId, reason }))).toBe('not_found');
    expect((await proposals.list(elsewhere(), page)).content).toEqual([]);
    expect(await refusal(proposals.list(elsewhere(), { ...page, brand: brand.code }))).toBe('forbidden');
    expect(await refusal(propose(elsewhere(), { brand, body: { minimum: 5 }, reason }))).toBe('forbidden');
    expect(await refusal(proposals.show(withoutRight(), proposalId))).toBe('forbidden');
    expect(await refusal(proposals.list(withoutRight(), page))).toBe('forbidden');
    expect(await refusal(propose(withoutRight(), { brand, body: { minimum: 5 }, reason }))).toBe('forbidden');
  });

  it('keep what concerns all brands for operators of all brands', async () => {
    const { proposalId } = await propose(at(0), { brand: null, body: { minimum: 5 }, reason });
    const own = callerOf({ id: 99, rights: ['cashier'], brandIds: [TEST_BRAND.id] });
    expect(await refusal(proposals.show(own, proposalId))).toBe('not_found');
    expect(await refusal(propose(own, { brand: null, body: { minimum: 5 }, reason }))).toBe('forbidden');
    expect(await decide(1, 'approved', proposalId)).toMatchObject({ state: 'approved', brand: null });
  });

  it('list what waits for the operator: neither own proposals nor those that are decided or over', async () => {
    const waitingFor = async (by: number) =>
      (await proposals.list(at(by), { ...page, waiting: true })).content.map(({ proposalId }) => proposalId);
    const [own, other, decided] = [await proposed(2), await proposed(3), await proposed(3)];
    await decide(2, 'rejected', decided);
    const ids = await waitingFor(2);
    expect(ids).toContain(other);
    expect(ids).not.toContain(own);
    expect(ids).not.toContain(decided);
    now = new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS);
    expect(await waitingFor(2)).toEqual([]);
  });

  it('list open ones first, and by kind, subject and state', async () => {
    const subject = randomUUID();
    const first = await proposed(0, { subject });
    await decide(1, 'rejected', first);
    const second = await proposed(0, { subject });
    const idsOf = async (filter: object) =>
      (await proposals.list(at(1), { ...page, subject, ...filter })).content.map(({ proposalId }) => proposalId);
    expect(await idsOf({})).toEqual([second, first]);
    expect(await idsOf({ state: 'rejected' })).toEqual([first]);
    expect(await idsOf({ kind: 'vip-levels' })).toEqual([]);
    expect(await idsOf({ brand: brand.code, kind: 'rebate-rules' })).toEqual([second, first]);
  });
});

describe('the database', () => {
  const change = (id: string, set: string) =>
    refusal(db.pool.query(`update proposal set ${set}, decided_at = now() where id = $1`, [id]));

  test.each([
    ['an approval by the one who proposed', `state = 'approved', decided_by = proposed_by`, 'check constraint'],
    ['a rejection by the one who proposed', `state = 'rejected', decided_by = proposed_by`, 'check constraint'],
    ['an approval by nobody', `state = 'approved'`, 'check constraint'],
    ['an approval of another body', `state = 'approved', body = '{}', decided_by = proposed_by + 1`, 'stays as it was'],
    ['a decision that leaves it open', 'decided_by = proposed_by', 'stays as it was'],
  ])('refuses %s', async (_what, set, message) => {
    const id = await proposed();
    const attempt = db.pool.query(`update proposal set ${set}, decided_at = now() where id = $1`, [id]);
    await expect(attempt).rejects.toThrow(message);
  });

  it('refuses whatever would change one that is closed, and that it goes', async () => {
    const id = await proposed();
    await decide(1, 'rejected', id);
    expect(await change(id, `state = 'approved', decided_by = proposed_by + 1`)).not.toBe('answered');
    await expect(db.pool.query('delete from proposal where id = $1', [id])).rejects.toThrow('stays as it was');
  });

  it('refuses a second open one of a subject, of all brands too', async () => {
    const insert = () =>
      db.pool.query(
        `insert into proposal (id, kind, subject, body, reason, proposed_by, proposed_at, expires_at)
         values (gen_random_uuid(), 'vip-levels', 'one', '{}', 'a test', $1, now(), now() + interval '1 day')`,
        [at(0).operator.id],
      );
    await insert();
    await expect(insert()).rejects.toThrow('proposal_open');
  });
});
