import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { sourceProgram } from '../source-program';

const program = new URL('../../../../vendor-sandbox/src/conformance/main.ts', import.meta.url);

/** What a vendor's engineer passes to `pnpm conformance`. */
export interface ConformanceTarget {
  readonly baseUrl: string;
  readonly privateKey: KeyObject;
  readonly user: string;
  readonly token: string;
  readonly expiredToken?: string;
  readonly game: string;
  readonly currency: string;
  readonly hasPool?: boolean;
}

export interface ConformanceReport {
  readonly exitCode: number;
  /** Names of the cases by outcome. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly leftOut: readonly string[];
  /** Everything that it printed. */
  readonly text: string;
}

/** Runs the vendors' conformance kit as its command, against a wallet that listens. */
export async function runConformanceKit(target: ConformanceTarget): Promise<ConformanceReport> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const keyFile = join(folder, 'vendor.pem');
  await writeFile(keyFile, target.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    return await reportOf(argumentsFor(target, keyFile));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const argumentsFor = (target: ConformanceTarget, keyFile: string): string[] => [
  ...['--base-url', target.baseUrl, '--key', keyFile, '--user', target.user],
  // Tokens may begin with a dash.
  `--token=${target.token}`,
  ...['--game', target.game, '--currency', target.currency],
  ...(target.expiredToken === undefined ? [] : [`--expired-token=${target.expiredToken}`]),
  ...(target.hasPool === true ? ['--jackpot'] : []),
];

async function reportOf(given: readonly string[]): Promise<ConformanceReport> {
  const child = spawn(process.execPath, [...sourceProgram(program), ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number];
  const namesOf = (outcome: string) =>
    text.split('\n').flatMap((line) => (line.startsWith(outcome.padEnd(8)) ? [line.slice(8).trim()] : []));
  return {
    exitCode,
    passed: namesOf('passed'),
    failed: namesOf('failed'),
    leftOut: namesOf('left out'),
    text,
  };
}
