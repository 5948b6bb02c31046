import type { BootDocument } from '@marquee/contract/boot';
import { exampleValue } from '@marquee/contract/openapi/examples';
import {
  mockBoot,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, it, vi } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import { LOTTERY_MESSAGES } from '../lottery/messages/catalogue';
import { english } from '../lottery/messages/english.fixture';
import { gameFixture as gameFixture5D } from '../lottery/room/fast-room.fixture';
import GameSearchModal from './game-search.modal';
import { SEARCH_MESSAGES } from './messages/catalogue';
import searchTexts from './messages/en.json';

beforeAll(mockBrowserApis);

const remote = {
  ...mockBoot().remotes[0],
  name: 'mf-wallet',
  manifest: {
    id: 'mf-wallet',
    version: '1.0.0',
    contract: '^1.0.0',
    namespace: 'wallet',
    languages: ['en', 'vi'],
    routes: [
      { id: 'withdrawal', pattern: '/member/withdrawal', guard: 'real-account', frame: 'member', titleKey: 'out' },
      { id: 'lottery', pattern: '/lottery', guard: 'login', frame: 'page', titleKey: 'lottery' },
      { id: 'room', pattern: '/lottert', guard: 'login', frame: 'game', titleKey: 'lottery' },
      { id: 'line', pattern: '/line', guard: 'agent', frame: 'page', titleKey: 'lottery' },
      { id: 'promotion', pattern: '/promotions/:promotionId', guard: 'none', frame: 'page', titleKey: 'out' },
    ],
    slots: [],
    menu: [],
    modals: [],
    labels: { en: { out: 'Withdrawal', lottery: 'Lottery' }, vi: { out: 'Rút tiền', lottery: 'Xổ số' } },
  },
} as unknown as BootDocument['remotes'][number];

const help = [
  {
    anchor: 'money',
    title: 'Money',
    articles: [
      { anchor: 'limits', title: 'Limits', content: '<p>Before you <b>withdraw</b>, look here.</p>' },
      { anchor: 'withdraw', title: 'How to withdraw', content: '<p>Steps.</p>' },
    ],
  },
];
const [card] = exampleValue('promotions.list').promotions;
const lottery = { ...gameFixture5D, gameCode: 'VN_SOUTH', area: 'VN', shape: 'vn-south' } as const;

interface SearchOptions {
  readonly found?: ReturnType<typeof gameFixture>[];
  readonly text?: string;
  readonly language?: 'en' | 'vi';
}

async function open({ found = [], text = 'tiger', language = 'en' }: SearchOptions = {}) {
  const close = vi.fn();
  const shell = await mockShell({
    messages: { games: messages, [LOTTERY_MESSAGES]: english, [SEARCH_MESSAGES]: searchTexts },
    session: mockSession('member'),
    boot: { language, remotes: [remote] },
    answers: {
      'games.search': { games: found, vendors: [], total: found.length },
      'games.hot': [gameFixture({ nodeId: 9, displayName: 'Hot Heron' })],
      'promotions.list': { promotions: card ? [{ ...card, title: 'Lottery week' }] : [] },
      'content.help': help,
      'lottery.vnMenu': { serverTime: new Date().toISOString(), games: [lottery] },
    },
  });
  shell.render(<GameSearchModal props={{ pages: [{ title: 'Help centre', to: '/help' }] }} close={close} />);
  if (text) await userEvent.type(await screen.findByRole('searchbox'), text);
  return { shell, close };
}

const linksOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('lists the games found and opens one with a click', async () => {
  const { shell, close } = await open({
    found: [gameFixture({ nodeId: 7, displayName: 'Golden Tiger', gameType: 'fish' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /Golden Tiger/ }));
  expect(close).toHaveBeenCalled();
  expect(shell.serviceCalls).toContainEqual({ service: 'navigate', values: ['/seamless?nodeId=7'] });
});

it('says when nothing is found', async () => {
  await open();
  await waitFor(() => expect(screen.getByText('Nothing found for “tiger”')).toBeTruthy());
});

it('finds pages that the visitor can open, and promotions', async () => {
  await open({ text: 'lottery' });
  expect(await linksOf('Pages')).toEqual([['Lottery', '/lottery']]);
  expect(await linksOf('Promotions')).toEqual([['Lottery week', `/promotions/${card?.promotionId}`]]);
});

it('finds help by its title first, then by its text', async () => {
  await open({ text: 'withdraw' });
  expect(await linksOf('Pages')).toEqual([['Withdrawal', '/member/withdrawal']]);
  expect(await linksOf('Help')).toEqual([
    ['How to withdraw', '/help#withdraw'],
    ['Limits', '/help#limits'],
  ]);
});

it('finds lotteries by their names', async () => {
  await open({ text: 'south' });
  expect(await linksOf('Lotteries')).toEqual([[english.official.game.VN_SOUTH, '/vnlottery?gameCode=VN_SOUTH']]);
});

it('finds pages in the language of the page, typed without accents', async () => {
  await open({ text: 'rut tien', language: 'vi' });
  expect(await linksOf('Pages')).toEqual([['Rút tiền', '/member/withdrawal']]);
});

it('suggests pages and games before anything was typed', async () => {
  const { close } = await open({ text: '' });
  expect((await linksOf('Suggestions')).map(([, to]) => to)).toEqual(['/member/withdrawal', '/lottery', '/help']);
  expect(await screen.findByRole('button', { name: /Hot Heron/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Lottery' }));
  expect(close).toHaveBeenCalled();
});
