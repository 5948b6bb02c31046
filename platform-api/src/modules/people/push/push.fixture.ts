import { randomUUID } from 'node:crypto';
import type { MessageCategory } from '@marquee/contract/calls/messages';
import { inTransaction } from '../../../platform/database';
import { setBrandFlags } from '../../../testing/brand-settings';
import type { TestBrowser } from '../../../testing/browser';
import { type MessageFact, queueMessage } from '../messages/message-fact';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { startPushService, type TestSubscription } from '../../../testing/push-service';

export type PushSite = Awaited<ReturnType<typeof startPushSite>>;

/** Both brands, with web push, and a push service that it may be sent to. */
export async function startPushSite(environment: NodeJS.ProcessEnv = {}) {
  const service = await startPushService();
  const site = await startSupportSite('off', { MARQUEE_PUSH_LOOPBACK: 'on', ...environment });
  for (const brand of ['sundarban', 'meridian']) await setBrandFlags(site, brand, { APPDOWNLOAD: true });
  await site.app.platform.jobs.start();
  return {
    site,
    service,
    /** A member whose browser has turned it on. */
    async subscriber(account: string, brand: 'sundarban' | 'meridian' = 'sundarban') {
      const browser = await site.member(account, brand);
      const subscription = service.subscription();
      await turnOn(browser, subscription);
      return { browser, subscription, id: await memberId(site, account) };
    },
    /** A further session of a member, as another browser opens it. */
    async furtherSession(account: string): Promise<TestBrowser> {
      const spare = `spare ${randomUUID()}`;
      const browser = await site.member(spare);
      await site.pool.query('update session set member_id = $1 where member_id = $2', [
        await memberId(site, account),
        await memberId(site, spare),
      ]);
      return browser;
    },
    async close() {
      await site.close();
      await service.close();
    },
  };
}

export async function memberId(site: Pick<SupportSite, 'pool'>, account: string): Promise<bigint> {
  const { rows } = await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account]);
  return rows[0]?.id ?? 0n;
}

export async function turnOn(browser: TestBrowser, { endpoint, p256dh, auth }: TestSubscription) {
  const { publicKey } = await browser.call('push.devices', {});
  return browser.call('push.subscribe', { endpoint, p256dh, auth, publicKey });
}

/** Tells a member a fact, which is a message of the category `account` unless it names another template. */
export const tell = ({ site }: Pick<PushSite, 'site'>, id: bigint, key: string, fact: Partial<MessageFact> = {}) =>
  inTransaction(site.pool, (tx) =>
    queueMessage(tx, site.app.platform.jobs, {
      memberId: id,
      template: 'deposit_credited',
      values: { amount: { amount: '1500.00' } },
      key,
      ...fact,
    }),
  );

/** The states of a member's copies by web push, in the order of the messages. */
export async function pushCopies({ site }: Pick<PushSite, 'site'>, id: bigint): Promise<string[]> {
  const { rows } = await site.pool.query<{ state: string }>(
    `select c.state from message_copy c join member_message m on m.id = c.message_id
     where m.member_id = $1 and c.channel = 'push' order by m.id`,
    [id],
  );
  return rows.map(({ state }) => state);
}

/** Switches a category of a member's web push. */
export async function choosePush(browser: TestBrowser, category: MessageCategory, enabled: boolean): Promise<void> {
  const { revision } = await browser.call('messages.preferences', {});
  await browser.call('messages.setPreferences', { revision, preferences: [{ category, channel: 'push', enabled }] });
}

export const WAIT = { timeout: 15_000 };
