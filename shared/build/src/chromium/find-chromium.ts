import { spawnSync } from 'node:child_process';
import { candidates } from './candidates';

/**
 * The path of a Chromium that starts on this machine. Logs which one it chose and how it got it.
 * @throws when none is available
 */
export async function findChromium(print: (line: string) => void): Promise<string> {
  const reasons: string[] = [];
  for (const { source, find } of candidates) {
    const file = await find().catch((error: unknown) => {
      reasons.push(`${source}: ${String(error)}`);
      return undefined;
    });
    const version = file && versionOf(file);
    if (version) {
      print(`${version} (${source}: ${file})`);
      return file;
    }
    reasons.push(`${source}: ${file ? `${file} does not start` : 'none'}`);
  }
  throw new Error(
    `No Chromium was found and none could be installed. Name one in CHROMIUM_PATH.\n${reasons.join('\n')}`,
  );
}

/** Running `--version` also proves that the executable finds its libraries. */
function versionOf(file: string): string | undefined {
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 ? answer.stdout.trim().split('\n').pop() : undefined;
}

/** Blocks network requests that a test did not make; a root process cannot use the sandbox. */
export const chromiumArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
