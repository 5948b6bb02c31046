import type { AgentRight } from '@marquee/contract/agent-access';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { TestBrowser } from '../../../testing/browser';
import type { TestApp } from '../../../testing/test-app';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';

export const SUB_USER_PASSWORD = 'Kingfisher-7-Boats';

/** What a sub-user fills in at the first visit. */
export const subUserForm = async (site: TestApp, secret: string): Promise<CallRequest<'member.activate'>> => ({
  secret,
  botCheck: await solveBotCheck(await site.browser().call('session.botCheck', {})),
  password: SUB_USER_PASSWORD,
  confirmPassword: SUB_USER_PASSWORD,
  termsAccepted: true,
});

/** A sub-user of the agent, activated and signed in. */
export async function joinSubUser(
  site: TestApp,
  agent: { readonly browser: TestBrowser },
  account: string,
  rights: AgentRight[],
  brand = 'sundarban',
) {
  const { subUser, secret } = await agent.browser.call('agent.addSubUser', { account, rights, way: 'password' });
  const browser = site.browser(brand);
  await browser.call('member.activate', await subUserForm(site, secret));
  return { ...subUser, secret, browser };
}
