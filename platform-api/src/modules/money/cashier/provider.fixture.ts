import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PaymentOrder {
  readonly reference: string;
  readonly returnUrl: string;
}

/** A provider's payment API in process: answers every order, or with errors while `down`. */
export interface ProviderDouble {
  readonly url: string;
  readonly orders: PaymentOrder[];
  down: boolean;
  close(): Promise<void>;
}

export async function startProviderDouble(): Promise<ProviderDouble> {
  const orders: PaymentOrder[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (double.down) return void response.writeHead(503).end();
      const order = JSON.parse(body) as PaymentOrder;
      orders.push(order);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ paymentId: `pay_${order.reference}`, paymentUrl: `http://127.0.0.1/pay/${order.reference}` }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const double: ProviderDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    down: false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return double;
}
