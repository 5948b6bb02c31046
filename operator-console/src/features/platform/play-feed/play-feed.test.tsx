import { mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import PlayFeedPage from './play-feed.page';

const AT = '2026-01-01T00:00:00.000Z';
const fold = (name: string, change: object = {}) => ({
  fold: name,
  lagSeconds: 0,
  isNew: false,
  failedAt: null,
  failure: null,
  ...change,
});

it('names folds that fail, are late or new, and what the night found', async () => {
  const answer = {
    folds: [
      fold('points'),
      fold('missions', { failedAt: AT, failure: 'out of memory', lagSeconds: 90 }),
      fold('vip', { lagSeconds: 7.25 }),
      fold('wagering', { isNew: true }),
    ],
    checks: [{ name: 'points equal the bets', day: '2026-01-01', at: AT, ms: 12, differences: 3 }],
  };
  const shell = await mockShell({ answers: { 'playFeed.health': answer }, messages: { console: en } });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <PlayFeedPage />
    </ClientContext>,
  );
  for (const text of [
    en.playFeed.fine,
    en.playFeed.failing,
    en.playFeed.late,
    en.playFeed.new,
    'out of memory',
    '7.3 s',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('row', { name: /points equal the bets/ }).textContent).toContain('3');
});
