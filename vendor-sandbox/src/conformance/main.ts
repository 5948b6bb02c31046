import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCases } from './run-cases';

/** `pnpm conformance`: every case of the wallet protocol against a running wallet. For a vendor's engineer. */
const USAGE = `usage: pnpm conformance --base-url <https://host/wallet/VENDOR> --key <private key, PEM file>
         --user <member id> --token=<launch token> --game <game code> --currency <code> [--expired-token=<token>]
         [--jackpot: the member's brand has a jackpot pool of yours]
The member needs at least 20 units of money, in a test environment: the cases bet and win.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    'base-url': text,
    key: text,
    user: text,
    token: text,
    game: text,
    currency: text,
    'expired-token': text,
    jackpot: { type: 'boolean' },
  },
});
const {
  'base-url': baseUrl,
  key,
  user,
  token,
  game,
  currency,
  'expired-token': expiredToken,
  jackpot: hasPool,
} = values;

if (!baseUrl || !key || !user || !token || !game || !currency) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const privateKey = createPrivateKey(readFileSync(key));
const subject = { user, token, game, currency, expiredToken, hasPool };
const results = await runCases({ baseUrl, privateKey, subject }, ({ outcome, name, detail }) =>
  process.stdout.write(`${outcome.padEnd(8)}  ${name}${detail && `\n          ${detail}`}\n`),
);
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
process.stdout.write(`\n${count('passed')} passed, ${count('failed')} failed, ${count('left out')} left out\n`);
process.exitCode = count('failed') > 0 ? 1 : 0;
