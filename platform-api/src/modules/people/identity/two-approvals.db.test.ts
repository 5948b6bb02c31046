import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { checkOf, sendIdentity } from './identity.fixture';

let site: SupportSite;
let reviewer: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  await site.pool.query(
    `update brand set config = jsonb_set(config, '{identity}', coalesce(config -> 'identity', '{}') || '{"twoPersonsDocument": true}')`,
  );
  reviewer = await site.operator('Reviewer', [1], ['identity']);
  second = await site.operator('Second', [1], ['identity']);
});
afterAll(() => site.close());

async function proposed(account: string): Promise<{ readonly checkId: string; readonly proposalId: string }> {
  await sendIdentity(await site.member(account));
  const checkId = await checkOf(site, account);
  await reviewer.call('identityAdmin.take', { checkId });
  expect(await reviewer.call('identityAdmin.approve', { checkId })).toMatchObject({
    state: 'in_review',
    awaitsSecond: true,
  });
  const { content } = await second.call('proposals.list', {
    kind: 'identity-approval',
    state: 'open',
    subject: checkId,
  });
  return { checkId, proposalId: content[0]?.proposalId ?? '' };
}
const reason = 'Same face, same name';

it('takes another operator, who is shown whose check it is', async () => {
  const { checkId, proposalId } = await proposed('pair');
  expect((await reviewer.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_own');
  expect((await reviewer.refusal('identityAdmin.approve', { checkId })).code).toBe('proposal_waiting');
  const { rows } = await second.call('proposals.show', { proposalId });
  expect(rows.map(({ after }) => after)).toEqual([
    { type: 'text', text: 'pair' },
    { type: 'word', word: 'identityChecks.levels.1' },
  ]);
  const abroad = await site.operator('Abroad', [2], ['identity']);
  expect((await abroad.refusal('proposals.approve', { proposalId, reason })).code).toMatch(/forbidden|not_found/);
  await second.call('proposals.approve', { proposalId, reason });
  expect(await reviewer.call('identityAdmin.detail', { checkId })).toMatchObject({
    state: 'approved',
    reviewer: 'Second',
  });
});

it('approves nothing that was refused or given back meanwhile', async () => {
  const refused = await proposed('refused-meanwhile');
  await reviewer.call('identityAdmin.refuse', { checkId: refused.checkId, reason: 'face_differs', note: null });
  const released = await proposed('released-meanwhile');
  await reviewer.call('identityAdmin.release', { checkId: released.checkId });
  for (const { proposalId } of [refused, released])
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('identity_decided');
});
