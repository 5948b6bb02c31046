import { randomUUID } from 'node:crypto';
import { type Audience, EVERYBODY, type Segment } from '@marquee/contract/broadcast';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { TestBrowser } from '../../../../testing/browser';
import { makeOperator } from '../../../lottery/operators.fixture';
import { startSupportSite, type SupportSite } from '../../support/support.fixture';

/** A site with two operators of messages, and what they do. */
export async function startBroadcastSite(environment: NodeJS.ProcessEnv = {}) {
  const site = await startSupportSite('off', environment);
  const writer = await makeOperator(site, 'writer', ['members', 'audit'], [1]);
  const second = await makeOperator(site, 'second', ['members'], [1]);
  return { site, writer, second };
}

export const everybody = (change: Partial<Segment> = {}): Audience => ({
  kind: 'segment',
  segment: { ...EVERYBODY, ...change },
});

export const accounts = (...names: string[]): Audience => ({ kind: 'accounts', accounts: names });

const TEXTS = {
  bn: { title: 'খবর', text: 'নতুন খবর' },
  en: { title: 'News', text: 'News of {{brand}}' },
};

type Draft = Omit<CallRequest<'broadcasts.save'>, 'broadcastId' | 'revision'>;

export const draftOf = (audience: Audience, change: Partial<Draft> = {}): Draft => ({
  brand: 'sundarban',
  name: 'News',
  category: 'service',
  link: '/promotions',
  audience,
  texts: TEXTS,
  sendAt: null,
  ...change,
});

/** Writes a new draft. */
export async function write(writer: TestBrowser, draft: Draft) {
  const broadcastId = randomUUID();
  const { revision } = await writer.call('broadcasts.save', { ...draft, broadcastId, revision: null });
  return { brand: draft.brand, broadcastId, revision };
}

/** Writes a message and sends it off. */
export async function sendOff(writer: TestBrowser, draft: Draft) {
  const { revision, ...place } = await write(writer, draft);
  const answer = await writer.call('broadcasts.send', { ...place, revision, reason: 'news of the week' });
  return { ...answer, place };
}

/** Members of a brand, not logged in. @returns their ids */
export async function addMembers(site: SupportSite, prefix: string, count: number, brandId = 1): Promise<bigint[]> {
  const { rows } = await site.pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     select $1, $2 || n, lower($2 || n), $2 || n, $2 || n, 3, $2 || n, case when n % 2 = 0 then 'bn' else 'en' end
     from generate_series(1, $3) n returning id`,
    [brandId, prefix, count],
  );
  return rows.map(({ id }) => id);
}
