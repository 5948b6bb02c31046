import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PayerOrder {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly account: { readonly institution: string; readonly holder: string; readonly number: string };
}

/** A payer's API in process: accepts every order, refuses all while `refusing`, fails while `down`. */
export interface PayerDouble {
  readonly url: string;
  /** All received orders, including repeats. */
  readonly orders: PayerOrder[];
  down: boolean;
  refusing: boolean;
  close(): Promise<void>;
}

export async function startPayerDouble(): Promise<PayerDouble> {
  const orders: PayerOrder[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const order = JSON.parse(body) as PayerOrder;
      orders.push(order);
      if (double.down) return void response.writeHead(503).end();
      response.writeHead(double.refusing ? 422 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(double.refusing ? { reason: 'no such account' } : { payoutId: `out_${order.reference}` }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const double: PayerDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    down: false,
    refusing: false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return double;
}
