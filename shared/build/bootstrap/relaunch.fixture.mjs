// Relaunches itself once. The child prints its pid, then each SIGINT it receives; with `status N` it exits at once, with `send` by
// whether it can send to its launcher.
import { relaunch, stopWithLauncher, stopWithNpm } from './relaunch.mjs';

const isLaunched = process.send !== undefined;
stopWithLauncher();
if (!isLaunched) {
  stopWithNpm();
  await relaunch(process.execPath);
}

const [word, status] = process.argv.slice(2);
if (word === 'status') process.exit(Number(status));
if (word === 'send') process.exit(process.send ? 1 : 0);
process.on('SIGINT', () => process.stdout.write('SIGINT\n'));
process.stdout.write(`${process.pid}\n`);
setInterval(() => undefined, 1_000);
