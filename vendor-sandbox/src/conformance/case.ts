import { randomUUID } from 'node:crypto';
import type { WalletStatus } from '@marquee/contract/wallet-protocol';
import type { TimedAnswer, WalletClient } from './wallet-client';

/** Who plays in the cases: a member of the platform's test environment with a launched game and at least 20 units of money. */
export interface Subject {
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  /** A token that has expired or was ended; without it that case is left out. */
  readonly expiredToken?: string | undefined;
  /** The member's brand has a jackpot pool of the vendor; without one those cases are left out. */
  readonly hasPool?: boolean | undefined;
}

/** One unit of the currency in the protocol's integers. */
export const UNIT = 100_000;

export type Fields = Readonly<Record<string, unknown>>;

/** What a case has to work with. */
export interface Scene {
  readonly wallet: WalletClient;
  readonly baseUrl: string;
  readonly subject: Subject;
  /** Fields of a bet of one unit in a round of its own. */
  bet(fields?: Fields): Fields & { readonly round: string; readonly transaction_uuid: string };
  /** Fields of a win of one unit for a bet. */
  win(of: Fields, fields?: Fields): Fields & { readonly transaction_uuid: string };
  /** Fields of a rollback of a bet or a win. */
  rollback(of: Fields, fields?: Fields): Fields;
  /** What the member has now. */
  balance(): Promise<number>;
}

export interface Case {
  readonly name: string;
  /** Why the case is skipped for a subject; null when it can run. */
  readonly skipReason?: (subject: Subject) => string | null;
  run(scene: Scene): Promise<void>;
}

/** @throws Error with the expected and the actual answer */
export function expectAnswer(answer: TimedAnswer, status: WalletStatus, balance?: number): void {
  const problems: string[] = [];
  if (answer.httpStatus !== 200) problems.push(`HTTP ${answer.httpStatus} instead of 200`);
  if (answer.status !== status) problems.push(`${answer.status} instead of ${status}`);
  if (balance !== undefined && answer.balance !== balance)
    problems.push(`balance ${answer.balance} instead of ${balance}`);
  if (problems.length > 0) throw new Error(problems.join(', '));
}

export function expectEqual(label: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${label}: ${is} instead of ${should}`);
}

export function makeScene(wallet: WalletClient, baseUrl: string, subject: Subject): Scene {
  const { user, token, game, currency } = subject;
  const transaction = (round: unknown) => ({
    user,
    token,
    request_uuid: randomUUID(),
    game_code: game,
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: String(round),
    round_closed: false,
  });
  return {
    wallet,
    baseUrl,
    subject,
    bet: (fields = {}) => ({ ...transaction(randomUUID()), amount: UNIT, currency, ...fields }),
    win: (of, fields = {}) => ({
      ...transaction(of['round']),
      amount: UNIT,
      currency,
      reference_transaction_uuid: of['transaction_uuid'],
      ...fields,
    }),
    rollback: (of, fields = {}) => ({
      ...transaction(of['round']),
      reference_transaction_uuid: of['transaction_uuid'],
      ...fields,
    }),
    async balance() {
      const answer = await wallet.call('balance', { user, token, request_uuid: randomUUID(), game_code: game });
      if (answer.balance === undefined) throw new Error(`/user/balance answered ${answer.status}`);
      return answer.balance;
    },
  };
}
