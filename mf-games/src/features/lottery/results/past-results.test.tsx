import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { mockBrowserApis, mockSession, mockShell, screen, userEvent, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { OfficialLobby } from '../lobby/official-lobby';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { officialAnswers, officialGame, opened, pageOfAll } from '../official/official-room.fixture';
import { stationName } from '../official/stations';
// Written from the archives by a program of its own, which knows neither the rules nor the page.
import golden from './past-results.golden.json' with { type: 'json' };

beforeAll(mockBrowserApis);

const GAMES = [
  officialGame('VN_NORTH', 'VN', 'vn-north'),
  officialGame('VN_SOUTH', 'VN', 'vn-south'),
  officialGame('THAI_GOV', 'SEA', 'thai'),
  officialGame('SEA_4D', 'SEA', 'four-digit'),
];
/** The first cell of a row of the golden file names the prize. */
const drawsOf = (gameCode: string): OpenedDraw[] =>
  golden
    .filter((draw) => draw.gameCode === gameCode)
    .map((draw) =>
      opened(
        draw,
        draw.prizes.map((row) => row.slice(1)),
        `${draw.issue.slice(0, 4)}-${draw.issue.slice(4, 6)}-${draw.issue.slice(6, 8)}T09:15:00.000Z`,
      ),
    )
    .toSorted((left, right) => right.drawsAt.localeCompare(left.drawsAt));

async function openResults(gameCode: string, area: 'VN' | 'SEA') {
  const [game] = GAMES;
  if (!game) throw new Error('no game');
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    session: mockSession('member'),
    answers: {
      ...officialAnswers({ game, draws: [] }),
      'lottery.vnMenu': { serverTime: new Date().toISOString(), games: GAMES },
      'lottery.popular': { serverTime: new Date().toISOString(), games: [] },
      'lottery.vnRecent': { serverTime: new Date().toISOString(), games: [] },
      'games.winners': [],
      'lottery.openedNumber': (input) => pageOfAll(drawsOf(input.gameCode)),
    },
  });
  shell.render(<OfficialLobby area={area} />);
  const region = await screen.findByRole('region', { name: 'Results' });
  const results = within(region);
  await userEvent.click(results.getByRole('radio', { name: english.official.game[gameCode as 'VN_NORTH'] }));
  await results.findByRole('table', { name: 'Prizes' });
  return { region, results };
}

const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);

/** Prizes by name with their numbers; `column` counts the stations. */
const prizesShown = (region: HTMLElement, column: number) =>
  [...within(region).getByRole('table', { name: 'Prizes' }).querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th')?.textContent,
    ...textsOf(row.querySelectorAll('td')[column]?.querySelectorAll('span > span') ?? []),
  ]);

const lotsShown = (region: HTMLElement) =>
  within(region)
    .getAllByRole('table')
    .map((table) => textsOf(table.querySelectorAll('td')));

it.each([
  ['VN_NORTH', 'VN'],
  ['THAI_GOV', 'SEA'],
  ['SEA_4D', 'SEA'],
] as const)('shows the past draws of %s as the archives have them, day after day', async (gameCode, area) => {
  const { region, results } = await openResults(gameCode, area);
  const days = golden
    .filter((draw) => draw.gameCode === gameCode)
    .toSorted((left, right) => right.issue.localeCompare(left.issue));
  expect(days).toHaveLength(2);
  for (const [at, day] of days.entries()) {
    if (at > 0) await userEvent.click(results.getByRole('button', { name: 'Earlier day' }));
    expect(prizesShown(region, 0)).toEqual(day.prizes);
    if (day.heads) expect(lotsShown(results.getByRole('region', { name: /^Lots of/ }))).toEqual([day.heads, day.tails]);
  }
});

it('shows the stations of a day of the South beside each other, each with its lots', async () => {
  const { region, results } = await openResults('VN_SOUTH', 'VN');
  const stations = golden.filter((draw) => draw.gameCode === 'VN_SOUTH');
  expect(stations).toHaveLength(3);
  for (const [at, { prizes, station, heads, tails }] of stations.entries()) {
    expect(prizesShown(region, at)).toEqual(prizes);
    const lots = results.getByRole('region', { name: `Lots of ${stationName(station ?? '')}` });
    expect(lotsShown(lots)).toEqual([heads, tails]);
  }
});
