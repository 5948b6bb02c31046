import type { MemberInfo } from '@marquee/contract/session';
import { mockSession, mockShell } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import { followFacts } from './follow-facts';

const changed = { at: '2026-01-01T00:00:00.000Z' };

const before = mockSession('agent').member?.facts;

/** An agent's page, and what the server says of the agent when it is asked. */
async function agentPage(answer: Partial<MemberInfo> | (() => never)) {
  const session = mockSession('agent');
  const info = typeof answer === 'function' ? answer : { ...(session.member as MemberInfo), ...answer };
  const { runtime } = await mockShell({ session, answers: { 'member.info': info } });
  return { runtime, stop: followFacts(), factsOf: () => runtime.session.getState().member?.facts };
}

it('are read again when the server says that they have changed', async () => {
  const { runtime, stop, factsOf } = await agentPage({ facts: ['contract.dividend'] });
  expect(factsOf()).toEqual(before);
  runtime.bus.publish('session.facts', changed);
  await vi.waitFor(() => expect(factsOf()).toEqual(['contract.dividend']));
  stop();
});

it('are nobody’s when the person signed out meanwhile, and never those of somebody else', async () => {
  const { runtime, stop } = await agentPage({ facts: ['contract.dividend'] });
  runtime.bus.publish('session.facts', changed);
  runtime.session.setState({ state: 'guest', member: null }, true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runtime.session.getState()).toEqual({ state: 'guest', member: null });
  stop();
  const other = await agentPage({ id: 'm-2', facts: ['contract.dividend'] });
  other.runtime.bus.publish('session.facts', changed);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(other.factsOf()).toEqual(before);
  other.stop();
});

it('stay as they are when the server does not answer', async () => {
  const { runtime, stop, factsOf } = await agentPage(() => {
    throw new Error('no network');
  });
  runtime.bus.publish('session.facts', changed);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(factsOf()).toEqual(before);
  stop();
});
