import { spawn } from 'node:child_process';

const marker = 'MARQUEE_LAUNCHER';
const signals = ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'];

/**
 * Runs this process's command with another Node and exits with its status. The child has its own process group, so that
 * a signal to our group, such as a terminal's Ctrl-C, reaches the child's group once, through us. The IPC channel tells
 * the child when this process has ended.
 */
export function relaunch(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    env: { ...process.env, [marker]: String(process.pid) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of signals) process.on(signal, () => signalGroup(child.pid, signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => endLike(code, signal));
  });
}

/** The group may have just ended. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function endLike(code, signal) {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** In the child: ends its group when the process that launched it ends for any reason. The channel is ours, so the program sees none. */
export function stopWithLauncher() {
  if (!process.env[marker]) return;
  delete process.env[marker];
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  process.channel?.unref();
  process.send = undefined;
}

/** npm starts a script below a shell, which does not pass a SIGTERM on: the program ends itself when that shell is gone. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
