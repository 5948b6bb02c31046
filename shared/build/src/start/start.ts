import { printAddresses } from './addresses';
import { requireUsablePorts } from './ports';
import { clearPreviousRun } from './run-record';
import { readSettings } from './settings';
import { runProgram } from '../tasks/run-program';
import { buildStack, type Stack, startStack } from './stack';

/** `npm start`: the whole product on this machine, until Ctrl-C. */
const startedMs = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
let stack: Stack | undefined;
let ending = false;

async function end(code: number): Promise<void> {
  const second = ending;
  ending = true;
  if (!stack) process.exit(code);
  print(second ? '\nStopping at once.' : '\nStopping: services first, then the database. Again to stop at once.');
  await stack.stop(second);
  process.exit(code);
}

process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(143));
process.on('SIGHUP', () => void end(129));

try {
  const settings = readSettings();
  const log = (line: string) => print(`  ${line}`);
  await clearPreviousRun(settings.home);
  await requireUsablePorts(settings);
  await buildStack(settings.home, log);
  stack = await startStack(settings, { log, onRestart: (line) => process.stderr.write(`\n${line}\n`) });
  printAddresses(settings, stack, print);
  print(`\nUp in ${((performance.now() - startedMs) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
  const documents = await runProgram('documents/write-documents', [], { timeoutMs: 300_000 });
  if (documents.code !== 0) process.stderr.write(`\nThe documents were not written:\n${documents.output}\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
