import type { Gateway } from './message';

const TIMEOUT_MS = 8_000;

/**
 * SMS by an HTTP gateway: `POST {to, from, text}` as JSON, with the token as bearer; any 2xx means accepted. Providers
 * with another interface need a small relay.
 */
export function createHttpSmsGateway(url: string, token: string | undefined): Gateway {
  return {
    async send({ senderName, recipient, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to: recipient, from: senderName, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
