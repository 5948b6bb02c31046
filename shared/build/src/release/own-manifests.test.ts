import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@marquee/contract/calls/index';
import { type RemoteManifest, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { SHELL_ROUTES, SITE_PATTERNS } from '@marquee/contract/shell-owned';
import { LINKED_ROOTS } from '@marquee/contract/site-link';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../paths';

const manifests: RemoteManifest[] = readdirSync(inRepository('.'))
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => remoteManifestSchema.parse(JSON.parse(readFileSync(inRepository(folder, 'remote.json'), 'utf8'))));

const routes = manifests.flatMap((manifest) => manifest.routes);
const menuOf = (place: string) =>
  manifests
    .flatMap(({ menu }) => menu)
    .filter((entry) => entry.place === place)
    .toSorted((left, right) => left.order - right.order);

describe('the addresses of the specification', () => {
  it('closes the member centre and the account’s lists of games to guests and to trial accounts', () => {
    const own = routes.filter(({ pattern }) => /^\/(member|favorite|recent)(\/|$)/.test(pattern));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(({ guard }) => guard !== 'real-account').map(({ pattern }) => pattern)).toEqual([]);
  });

  it('asks for a login in the lobbies of the lotteries', () => {
    const lobbies = routes.filter(({ pattern }) => ['/lottery', '/seaLottery', '/vnLottery'].includes(pattern));
    expect(lobbies.map(({ guard }) => guard)).toEqual(['login', 'login', 'login']);
  });

  it('opens the agent office to agents only', () => {
    const office = routes.filter(({ pattern }) => pattern.startsWith('/agentHome'));
    expect(office.filter(({ guard }) => guard !== 'agent').map(({ pattern }) => pattern)).toEqual([]);
  });

  it('hold every page that a message of an operator may lead to', () => {
    const roots = new Set([...SHELL_ROUTES, ...routes.map(({ pattern }) => pattern)].map((path) => path.split('/')[1]));
    expect(LINKED_ROOTS.filter((root) => !roots.has(root))).toEqual([]);
  });

  it('are all patterns that the statistics of pages take', () => {
    const { request } = calls['system.pageView'];
    const patterns = [...SITE_PATTERNS, ...routes.map(({ pattern }) => pattern)];
    expect(patterns.filter((pattern) => !request.safeParse({ pattern, title: 'x' }).success)).toEqual([]);
  });
});

describe('the menus of the specification', () => {
  it('has the header’s account menu in order, and our own entries behind it', () => {
    expect(menuOf('account').map(({ id }) => id)).toEqual([
      'betting-record-account',
      'account-record-account',
      'profit-loss-account',
      'rewards-account',
      'points-account',
      'security-account',
      'agent-centre',
      'rebates-account',
      'messages-account',
      'favourites',
      'recent',
    ]);
  });

  it('shows entries of the account menu to real accounts only', () => {
    const open = menuOf('account').filter(({ when }) => !when?.states || when.states.includes('trial'));
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('has the member centre’s menu in order, and our own entries behind it', () => {
    expect(menuOf('member').map(({ id }) => id)).toEqual([
      'my-account',
      'transfer',
      'deposit',
      'withdrawal',
      'upline-transfer',
      'betting-record',
      'account-record',
      'profit-loss',
      'bonuses',
      'rewards',
      'invite-friends',
      'missions',
      'messages',
      'prizes',
      'vip',
      'rebates',
      'limits',
    ]);
  });
});

describe('the links of messages to members', () => {
  const modules = inRepository('platform-api', 'src', 'modules');
  const links = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .filter((source) => source.includes('queueMessage('))
    .flatMap((source) => [...source.matchAll(/link: '([^']+)'/g)].map(([, link]) => link ?? ''));

  it('lead to pages that exist', () => {
    expect(links.length).toBeGreaterThan(4);
    const patterns: readonly string[] = routes.map(({ pattern }) => pattern);
    expect(links.filter((link) => !patterns.includes(link.replace(/\?.*/, '')))).toEqual([]);
  });
});
