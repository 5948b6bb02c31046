import { tmpdir } from 'node:os';
import path from 'node:path';

/** How `npm test` proves a script of package.json. */
export type ShortForm =
  /** It is run with these arguments: ends with the code and prints the text. */
  | { readonly args: readonly string[]; readonly code: number; readonly prints: string }
  /** It takes minutes, or a machine of its own: a test that runs the same code, or its suite. */
  | { readonly provenBy: string }
  /** A measurement of minutes: its program is compiled with all that it imports, not run. */
  | 'compiled';

const suite = (name: string): ShortForm => ({ provenBy: `shared/build/src/test/suites/${name}.ts` });

const BENCHES = Object.fromEntries(
  [
    ...[
      'aggregates',
      'bets',
      'crash',
      'data-export',
      'feed',
      'first-screen',
      'grid',
      'header',
      'home',
      'interaction',
      'line-report',
      'login',
      'lottery',
    ],
    ...['lottery-rules', 'paste', 'profit-loss', 'promotions', 'register', 'search', 'settlement', 'verify'],
  ].map((name): [string, ShortForm] => [`bench:${name}`, 'compiled']),
);

export const SHORT_FORMS: Readonly<Record<string, ShortForm>> = {
  start: suite('browser'),
  test: { provenBy: 'shared/build/src/test/run-all.ts' },
  generate: { provenBy: 'shared/build/src/documents/documents.test.ts' },
  lint: suite('types-and-lint'),
  format: { args: ['package.json'], code: 0, prints: 'Formatted 1 file' },
  floors: { provenBy: 'shared/build/src/floors/floors.ts' },
  'db:backup': { args: [], code: 1, prints: 'usage: pnpm db:backup <new folder>' },
  'db:restore': { args: [], code: 1, prints: 'pnpm db:restore <folder of a backup>' },
  release: { args: [], code: 2, prints: 'usage: pnpm release <remote>' },
  'sdk:pack': { args: [], code: 2, prints: 'usage: pnpm sdk:pack <folder>' },
  'create:remote': { args: [], code: 1, prints: 'usage: pnpm create:remote <name>' },
  dev: { provenBy: 'e2e/federation/beside-a-deployment.e2e.ts' },
  'ledger:verify': { provenBy: 'platform-api/src/modules/money/ledger/verify.db.test.ts' },
  brand: { args: [], code: 1, prints: 'usage: pnpm brand open <folder>' },
  'vendor:keys': { args: [], code: 1, prints: 'usage: pnpm vendor:keys list <vendor>' },
  'language:add': { args: [], code: 2, prints: 'usage: pnpm language:add <code>' },
  'language:check': { args: [], code: 2, prints: 'pnpm language:check <code>' },
  'keys:forget': { args: [], code: 1, prints: 'usage: pnpm keys:forget <file below keys/> <reason>' },
  'store:copy': { args: [], code: 1, prints: 'usage: pnpm store:copy to-bucket | to-folder' },
  'operator:invite': { args: [], code: 1, prints: 'usage: pnpm operator:invite <e-mail address>' },
  conformance: { args: [], code: 2, prints: 'usage: pnpm conformance --base-url' },
  'test:unit': suite('vitest-suites'),
  'test:db': suite('vitest-suites'),
  'test:e2e': suite('browser'),
  'test:mutation': 'compiled',
  'deliver:lists': { args: [path.join(tmpdir(), 'marquee-lists')], code: 0, prints: '' },
  'measure:players': 'compiled',
  'simulate:games': { args: ['dice', '1000'], code: 0, prints: 'games, 1000 rounds each, 0 outside' },
  'prove:independence': 'compiled',
  walks: 'compiled',
  ...BENCHES,
};
