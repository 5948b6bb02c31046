import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@marquee/contract/calls/index';
import { seal } from '@marquee/kit/crypto/seal';
import { openPayloadOpener } from '../src/platform/http/payload-opener';
import { stateKeys } from '../src/platform/key-file';
import { demoAccounts } from '../src/seed/identity/demo-accounts';
import { requestBrand } from './brand-request';
import { runLoad } from './load';

/** A visitor who reads: each user asks again after this. */
const PAUSE_MS = 500;
const SECONDS = 8;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** One member of a brand who reads, on an API on this machine. */
interface MemberReading {
  readonly port: number;
  /** Where the API keeps its keys, and the load client finds its requests. */
  readonly folder: string;
  readonly brand: string;
  readonly users: number;
  /** What is read, as it is printed. */
  readonly what: string;
  /** Path with its query. */
  readonly path: string;
  /** The most that its p99 may be against an empty answer. */
  readonly goal: number;
}

const hostOf = (brand: string): string => `${brand}.localhost`;

/** @returns the cookies of the demo's member of the brand, logged in */
export async function logInMember({
  port,
  folder,
  brand,
}: Pick<MemberReading, 'port' | 'folder' | 'brand'>): Promise<string> {
  const member = demoAccounts.members.find((account) => account.brand === brand);
  if (!member) throw new Error('there is no demo member to log in');
  const { path } = calls['session.login'];
  const { publicKey } = await openPayloadOpener(stateKeys(folder));
  const { account: username, password } = member;
  const body = await seal(path, { type: 'username', username, password, site: 'member' }, publicKey);
  const { answer, cookie } = await requestBrand({ port, host: hostOf(brand), method: 'POST', path, body });
  if (answer['success'] !== true) throw new Error(`the login was refused: ${JSON.stringify(answer)}`);
  return cookie;
}

/** Reads once. @returns the value of the answer */
export async function readOnce({ port, brand, path }: MemberReading, cookie: string): Promise<unknown> {
  const { answer } = await requestBrand({ port, host: hostOf(brand), method: 'GET', path, cookie });
  if (answer['success'] !== true) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  return answer['value'];
}

/** Prints how long reading takes for users who pause, in turns with an empty answer to the same users. */
export async function compareWithEmpty(reading: MemberReading, cookie: string): Promise<void> {
  const { port, folder, brand, users, what, path, goal } = reading;
  const fileOf = (name: string, of: string): string => {
    const request = Buffer.from(`GET ${of} HTTP/1.1\r\nhost: ${hostOf(brand)}\r\ncookie: ${cookie}\r\n\r\n`);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(request.length);
    const file = join(folder, `${name}.bin`);
    writeFileSync(file, Buffer.concat([length, request]));
    return file;
  };
  const files = { read: fileOf('read', path), empty: fileOf('empty', '/healthz') };
  const run = (file: string, seconds = SECONDS) => runLoad(port, file, users, seconds, PAUSE_MS);
  await run(files.read, 2);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const empty = await run(files.empty);
    const read = await run(files.read);
    ratios.push(read.p99Ms / empty.p99Ms);
    print(
      `${what} p50 ${read.p50Ms.toFixed(1)}, p99 ${read.p99Ms.toFixed(1)} ms; empty answer p50 ${empty.p50Ms.toFixed(1)}, p99 ${empty.p99Ms.toFixed(1)} ms`,
    );
  }
  const flood = await runLoad(port, files.read, users, SECONDS);
  print(`without pause: ${flood.perSecond.toFixed(0)} per second, p99 ${flood.p99Ms.toFixed(1)} ms`);
  const middle = ratios.toSorted((left, right) => left - right)[Math.floor(ratios.length / 2)] ?? Number.NaN;
  print(`p99 of ${what} against an empty answer: median ${middle.toFixed(2)} (goal ${goal})`);
}
