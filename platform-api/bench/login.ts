import { Agent } from 'node:http';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { seal } from '@marquee/kit/crypto/seal';
import { calls } from '@marquee/contract/calls/index';
import { ARGON2ID } from '../src/platform/password-hash';
import { openPayloadOpener } from '../src/platform/http/payload-opener';
import { stateKeys } from '../src/platform/key-file';
import { demoAccounts } from '../src/seed/identity/demo-accounts';
import { requestBrand } from './brand-request';
import { onSeededApi } from './on-seeded-api';

/**
 * `pnpm bench:login`: a member logs in over HTTP, alone and sixteen at once, next to the bare password comparison in
 * the same run. Four comparisons run in parallel, so sixteen logins queue.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const AT_ONCE = 16;
const HOST = 'sundarban.localhost';
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const { path } = calls['session.login'];
const member = demoAccounts.members.find(({ brand }) => brand === 'sundarban');
if (!member) throw new Error('there is no demo member to log in');
const { account: username, password } = member;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Runs `work` repeatedly, one run after another. */
async function repeated(times: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await work());
  return values;
}

async function measure(port: number): Promise<void> {
  const { publicKey: key } = await openPayloadOpener(stateKeys(folder));
  /** Milliseconds from the request to the answer; throws when the login is refused. */
  const logIn = async (): Promise<number> => {
    const body = await seal(path, { type: 'username', username, password, site: 'member' }, key);
    return timed(async () => {
      const { answer } = await requestBrand({ port, host: HOST, method: 'POST', path, body, agent });
      if (answer['success'] !== true) throw new Error(`the login was refused: ${JSON.stringify(answer)}`);
    });
  };
  const storedHash = await hash(password, ARGON2ID);
  const compare = () => timed(() => verify(storedHash, password));
  await repeated(3, logIn);
  const bare = median(await repeated(ROUNDS, compare));
  const bareTogether = median(
    await repeated(ROUNDS, () => timed(() => Promise.all(Array.from({ length: AT_ONCE }, compare)))),
  );
  const alone = await repeated(ROUNDS, logIn);
  const together = await repeated(ROUNDS, async () =>
    median(await Promise.all(Array.from({ length: AT_ONCE }, logIn))),
  );
  const last = await repeated(ROUNDS, async () =>
    Math.max(...(await Promise.all(Array.from({ length: AT_ONCE }, logIn)))),
  );
  const figure = (ms: number) => `${ms.toFixed(1)} ms`;
  print(
    `bare comparison of a password: median ${figure(bare)}; ${AT_ONCE} of them at once, all done: ${figure(bareTogether)}`,
  );
  print(
    `one login: median ${figure(median(alone))}, worst ${figure(Math.max(...alone))}, ${(median(alone) / bare).toFixed(2)} x the bare comparison (goal 300 ms)`,
  );
  print(
    `${AT_ONCE} logins at once: median ${figure(median(together))}, the last of them ${figure(median(last))}, ` +
      `${(median(last) / bareTogether).toFixed(2)} x the bare comparisons`,
  );
}

try {
  await onSeededApi(folder, async () => undefined, measure);
} finally {
  agent.destroy();
}
