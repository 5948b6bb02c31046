import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Binaries } from './binaries';
import { type Cluster, serverEnvironment } from './cluster';
import { commandOf, parentOf } from './process-info';
import type { ServerUser } from './server-user';

const marker = 'marquee-database-guard';

/**
 * The shell process between us and the server. Its standard input is a pipe that we hold open: when we close it, or end
 * for any reason, the read ends and the server gets SIGINT, a fast shutdown that finishes its writes. When the server
 * ends first, the shell exits with its status.
 */
const guardScript = `
: ${marker}
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
watch=$!
exec 3<&-
wait $server
status=$?
kill $watch 2>/dev/null
exit $status
`;

/** Whether the server still has its guard; without one nothing would stop it. */
export const isGuarded = (serverPid: number): boolean => commandOf(parentOf(serverPid)).includes(marker);

/**
 * Starts the server behind its guard, in its own session: Ctrl-C in a terminal reaches us, not the server, so that the
 * services can drain before it stops.
 */
export function spawnGuarded(binaries: Binaries, cluster: Cluster, args: string[], user: ServerUser): ChildProcess {
  const log = openSync(cluster.logFile, 'a', 0o600);
  const guard = spawn('/bin/sh', ['-c', guardScript, binaries.postgres, ...args], {
    ...user,
    cwd: cluster.folder,
    env: serverEnvironment(),
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  const lifeline = guard.stdin as Socket;
  lifeline.on('error', () => lifeline.destroy());
  lifeline.unref();
  guard.unref();
  return guard;
}

/** The end of the server's log, for error messages. */
export const logTail = (cluster: Cluster, lines = 12): string =>
  readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
