import { VIEWS_MAX } from '@marquee/contract/agent-views';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { joinLine } from '../line/line.fixture';

let site: TestApp;
let agent: Awaited<ReturnType<typeof joinLine>>;
let other: typeof agent;
beforeAll(async () => {
  site = await startTestApp();
  agent = await joinLine(site, 'views1');
  other = await joinLine(site, 'views2', { brandId: 2 });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from agent_view'));

const monthly = { page: 'loss', name: 'Losses of the month', query: 'range=thisMonth&scope=line' } as const;

it('keeps a report under a name, renames it and takes it away', async () => {
  const saved = await agent.browser.call('agent.saveView', monthly);
  expect(saved).toMatchObject({ ...monthly, revision: 1 });
  const renamed = await agent.browser.call('agent.saveView', { ...saved, name: 'خسائر الشهر' });
  expect(renamed).toMatchObject({ id: saved.id, name: 'خسائر الشهر', revision: 2 });
  expect(await agent.browser.call('agent.views', {})).toEqual([renamed]);
  expect((await agent.browser.refusal('agent.saveView', { ...saved, name: 'Late' })).code).toBe('conflict');
  await agent.browser.call('agent.removeView', { id: saved.id });
  await agent.browser.call('agent.removeView', { id: saved.id });
  expect((await agent.browser.refusal('agent.saveView', renamed)).code).toBe('not_found');
  expect(await agent.browser.call('agent.views', {})).toEqual([]);
});

it('has each name once, and takes filters alone', async () => {
  await agent.browser.call('agent.saveView', monthly);
  expect((await agent.browser.refusal('agent.saveView', monthly)).code).toBe('view_name_taken');
  for (const query of [
    'page=2',
    'evil=1',
    'scope=line&range=thisMonth',
    '?range=thisMonth',
    `account=${'a'.repeat(600)}`,
  ])
    expect((await agent.browser.refusal('agent.saveView', { ...monthly, name: 'x', query })).code).toBe(
      'validation_failed',
    );
  for (const name of ['', ' ', 'a\u0000b', 'n'.repeat(61)])
    expect((await agent.browser.refusal('agent.saveView', { ...monthly, name })).code).toBe('validation_failed');
});

it('are those of the agent: nobody else sees, changes or removes them', async () => {
  const saved = await agent.browser.call('agent.saveView', monthly);
  expect(await other.browser.call('agent.views', {})).toEqual([]);
  expect((await other.browser.refusal('agent.saveView', saved)).code).toBe('not_found');
  await other.browser.call('agent.removeView', { id: saved.id });
  expect(await agent.browser.call('agent.views', {})).toEqual([saved]);
});

it('are at most thirty, also when two come at once', async () => {
  await site.pool.query(
    `insert into agent_view (agent_id, public_id, page, name, query, updated_at)
     select $1, 'v' || n, 'loss', 'view ' || n, '', now() from generate_series(1, $2) as n`,
    [agent.id, VIEWS_MAX - 1],
  );
  const both = await Promise.all(
    ['one', 'two'].map((name) => agent.browser.send('agent.saveView', { ...monthly, name })),
  );
  expect(both.map(({ envelope }) => (envelope.success ? 'saved' : envelope.code)).toSorted()).toEqual([
    'saved',
    'views_full',
  ]);
});
