import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@marquee/contract/languages';
import { openDatabase } from '../src/platform/database';
import { readConfig } from '../src/platform/config';
import { seededRandom } from '@marquee/contract/seeded-random';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { type GameRow, gameRows } from '../src/seed/catalogue/game-rows';
import { seedCatalogue } from '../src/seed/catalogue/seed-catalogue';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { between, durationsOf } from './durations';
import { type Measured, runLoad } from './load';
import { searchCosts } from './search-cost';

const USERS = 50;
/** The number of users that the target is set for. */
const MANY_USERS = 100;
/** A brand with all languages. */
const HOST = 'meridian.localhost';
const EVERY_LANGUAGE: readonly Language[] = ['en', ...LANGUAGES];
/** A fast typist: ten letters a second, each triggering a search. */
const KEYSTROKE_PAUSE_MS = 100;
const KEYSTROKES = Number(process.env['BENCH_KEYSTROKES'] ?? 40_000);
const WARM_UP_SECONDS = 2;
const SECONDS = 8;
const TYPO_SHARE = 0.2;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');

const nameOf = ({ names }: GameRow, language: Language): string => names[language] ?? names.en;

/**
 * Simulated input: names of games, letter by letter from the third on (Chinese from the first), every fifth with a
 * wrong letter.
 */
function keystrokes(count: number, languages: readonly Language[] = EVERY_LANGUAGE): string[] {
  const random = seededRandom('keystrokes');
  const games = gameRows();
  const typed: string[] = [];
  while (typed.length < count) {
    const game = random.pick(games);
    const language = random.pick(languages);
    let name = nameOf(game, language);
    if (random.next() < TYPO_SHARE) {
      const at = random.int(1, name.length - 1);
      name = `${name.slice(0, at)}${random.pick([...nameOf(random.pick(games), language)])}${name.slice(at + 1)}`;
    }
    for (let length = language === 'zh' ? 1 : 3; length <= Math.min(name.length, 14) && typed.length < count; length++)
      typed.push(name.slice(0, length));
  }
  return typed;
}

const SEARCH_METRIC = 'http_request_duration_seconds';
const SEARCH_ROUTE = '/wps/relay/GCSGAME_searchGames';
/** Measured at the server with the target number of users, in every language. */
const GOAL_MS = 25;
const LANGUAGE_SECONDS = 12;

const searchesFor = (words: readonly string[], language = 'en'): string[] =>
  words.map((word) => `${SEARCH_ROUTE}?language=${language}&keyword=${encodeURIComponent(word.trim())}`);

const requestFor = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\n\r\n`);

function writeRequests(file: string, paths: readonly string[]): string {
  const parts = paths.flatMap((path) => {
    const request = requestFor(path);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(request.length);
    return [length, request];
  });
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

const timesOf = ({ perSecond, p50Ms, p99Ms }: Measured): string =>
  `${perSecond.toFixed(0)} per second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

mkdirSync(folder, { recursive: true });
const words = keystrokes(KEYSTROKES);
const { ownMs, generalMs } = searchCosts(words);
process.stdout.write(
  `processor time of one search: ${ownMs.toFixed(2)} ms; of a general full-text index: ${generalMs.toFixed(2)} ms\n`,
);
const database = await openBenchDatabase(folder);
try {
  const config = readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder });
  const seeding = openDatabase(database.url, 2);
  await seedBrands(seeding, config);
  const started = performance.now();
  await seedCatalogue(seeding, config);
  process.stdout.write(`catalogue seeded in ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
  await seeding.close();

  const api = await startApi(database.url, folder, await bundleApi());
  try {
    const run = (paths: readonly string[], seconds: number, pauseMs: number, users = USERS) =>
      runLoad(api.port, writeRequests(join(folder, 'searches.bin'), paths), users, seconds, pauseMs);
    const searches = searchesFor(words);
    const lists = words.map(
      (word) => `/wps/relay/GCSGAME_gameList?gameType=rng&keyword=${encodeURIComponent(word.trim())}`,
    );
    const idle = await run(
      words.map(() => '/healthz'),
      SECONDS,
      KEYSTROKE_PAUSE_MS,
    );
    for (const [name, paths] of Object.entries({
      'search while typing': searches,
      'filtered list with search': lists,
    })) {
      await run(paths, WARM_UP_SECONDS, 0);
      const typing = await run(paths, SECONDS, KEYSTROKE_PAUSE_MS);
      const flood = await run(paths, SECONDS, 0);
      process.stdout.write(
        `${name}: ${USERS} users, a letter each ${KEYSTROKE_PAUSE_MS} ms: ${timesOf(typing)}, ` +
          `p99 ${(typing.p99Ms / idle.p99Ms).toFixed(1)} x of an empty answer (${idle.p99Ms.toFixed(1)} ms); without pause: ${timesOf(flood)}\n`,
      );
    }
    const look = () => durationsOf(api, SEARCH_METRIC, `route="${SEARCH_ROUTE}"`);
    for (const language of LANGUAGES) {
      const paths = searchesFor(keystrokes(KEYSTROKES, [language]), language);
      const before = await look();
      const typing = await run(paths, LANGUAGE_SECONDS, KEYSTROKE_PAUSE_MS, MANY_USERS);
      const { within, shareWithin } = between(before, await look());
      process.stdout.write(
        `search while typing in ${language}: ${MANY_USERS} users, a letter each ${KEYSTROKE_PAUSE_MS} ms: ${timesOf(typing)}; ` +
          `at the server p99 at most ${within(0.99)} ms, ${(100 * shareWithin(GOAL_MS)).toFixed(2)} % within ${GOAL_MS} ms\n`,
      );
    }
  } finally {
    await api.stop();
  }
} finally {
  await database.stop();
}
