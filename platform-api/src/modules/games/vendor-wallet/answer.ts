import type { WalletStatus } from '@marquee/contract/wallet-protocol';

/** The result of a call: the status and the optional fields. */
export interface Answer {
  readonly status: WalletStatus;
  readonly user?: string;
  readonly requestUuid?: string;
  /** Ledger units. */
  readonly balance?: bigint;
  readonly currency?: string;
  /** Fields that only `/user/info` has. */
  readonly info?: Readonly<Record<string, unknown>>;
}

/** A refusal; the caller adds the other fields. */
export const refusal = (status: WalletStatus): Answer => ({ status });

/** The answer as JSON. Written by hand because a balance may exceed the exact numbers of JSON.stringify. */
export function writeAnswer({ status, user, requestUuid, balance, currency, info }: Answer): string {
  const fields = [`"status":"${status}"`];
  if (user !== undefined) fields.push(`"user":${JSON.stringify(user)}`);
  if (requestUuid !== undefined) fields.push(`"request_uuid":${JSON.stringify(requestUuid)}`);
  if (balance !== undefined) fields.push(`"balance":${balance}`);
  if (currency !== undefined) fields.push(`"currency":"${currency}"`);
  if (info) fields.push(JSON.stringify(info).slice(1, -1));
  return `{${fields.join(',')}}`;
}

/** The answer to a bundle as JSON. @param answers one for each of its calls */
export function writeBundleAnswer(answer: Answer, answers?: readonly Answer[]): string {
  const text = writeAnswer(answer);
  return answers ? `${text.slice(0, -1)},"answers":[${answers.map(writeAnswer).join(',')}]}` : text;
}
