import { createServer } from 'node:net';

/** A port on 127.0.0.1 that is currently free. */
export const freePort = (): Promise<number> => tryPort(0);

/** Whether we can listen on the port. */
export const isFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  tryPort(port, host).then(
    () => true,
    () => false,
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
