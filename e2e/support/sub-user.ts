import type { Browser, Page } from '@playwright/test';
import type { AgentRight } from '../../shared/contract/src/agent-access';
import type { CallValue } from '../../shared/contract/src/calls/index';
import { activate } from './activation';
import { call } from './lottery-tickets';
import { uniqueAccount } from './unique';
import { emptyPage } from './visitors';

const STEM = 'subu';

/** Removes those of earlier runs: an agent has ten at most. */
export async function removeSubUsers(agent: Page): Promise<void> {
  const { subUsers } = await call<CallValue<'agent.subUsers'>>(agent, '/wps/agent/sub-users');
  for (const { id, account } of subUsers)
    if (account.startsWith(STEM)) await call(agent, '/wps/agent/sub-users/remove', { id });
}

/** Opens the page of a new sub-user of the agent whose office the page shows; it shows nothing yet. */
export async function openSubUser(
  browser: Browser,
  agent: Page,
  brand: string,
  rights: readonly AgentRight[],
): Promise<Page> {
  const account = uniqueAccount(STEM);
  const request = { account, rights, way: 'password' };
  const { secret } = await call<CallValue<'agent.addSubUser'>>(agent, '/wps/agent/sub-users', request);
  const page = await emptyPage(browser, brand);
  await activate(page, brand, secret);
  return page;
}
