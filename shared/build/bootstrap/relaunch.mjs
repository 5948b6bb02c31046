import { spawn } from 'node:child_process';

const marker = 'MARQUEE_LAUNCHER';
const signals = ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'];

/**
 * Runs this process's command with another Node and ends with its status. The child has a group of its own, so that a
 * terminal's Ctrl-C, like any signal to our group, reaches its group once, through us. The channel between the two is how it notices that we are gone.
 */
export function relaunch(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    env: { ...process.env, [marker]: String(process.pid) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of signals) process.on(signal, () => process.kill(-child.pid, signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => endLike(code, signal));
  });
}

function endLike(code, signal) {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** In the child: ends its group when the process that launched it dies in whatever way. */
export function stopWithLauncher() {
  if (!process.env[marker]) return;
  delete process.env[marker];
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  process.channel?.unref();
}
