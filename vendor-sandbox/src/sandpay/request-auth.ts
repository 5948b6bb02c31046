import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request may be this old, or this much ahead. */
const TOLERANCE_SECONDS = 300;
const HEADER = /^SandPay (\d{1,12}):([0-9a-f]{64})$/;

/** Whether a merchant who knows the secret made this request: HMAC-SHA256 over `<timestamp>.<body>`, hex. */
export function isAuthentic(secret: string, header: string | undefined, body: string, nowMs: number): boolean {
  const [, timestamp = '', mac = ''] = HEADER.exec(header ?? '') ?? [];
  if (!timestamp || Math.abs(nowMs / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
