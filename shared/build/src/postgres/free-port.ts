import { createServer } from 'node:net';

/** A port on 127.0.0.1 that is currently free. */
export const freePort = (): Promise<number> => tryPort(0);

/** Whether we can listen on the port. */
export const isFree = async (port: number, host = '127.0.0.1'): Promise<boolean> =>
  (await faultAt(port, host)) === null;

/**
 * Why this machine's programs cannot use the port, by the system's code; null when they can. A browser tries `::1` first,
 * so a program that listens only there would take its requests.
 */
export async function portFault(port: number): Promise<string | null> {
  const fault = (await faultAt(port, '127.0.0.1')) ?? (await faultAt(port, '::1'));
  return fault === 'EADDRNOTAVAIL' || fault === 'EAFNOSUPPORT' ? null : fault;
}

const faultAt = (port: number, host: string): Promise<string | null> =>
  tryPort(port, host).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );

function tryPort(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
