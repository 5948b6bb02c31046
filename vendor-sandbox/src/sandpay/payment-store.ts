import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Payment, paymentSchema } from './payment';

/** Payments in memory, with a journal that survives the process. */
export interface PaymentStore {
  get(id: string): Payment | undefined;
  byReference(reference: string): Payment | undefined;
  all(): Iterable<Payment>;
  /** Keeps the payment as it is now. */
  put(payment: Payment): void;
}

/** Reads the journal, one payment a line, the last line of a payment counts; then starts it afresh without the others. */
export function openPaymentStore(folder: string): PaymentStore {
  mkdirSync(folder, { recursive: true });
  const journal = join(folder, 'sandpay.jsonl');
  const payments = new Map(readJournal(journal).map((payment) => [payment.id, payment]));
  const references = new Map([...payments.values()].map((payment) => [payment.order.reference, payment.id]));
  const lineOf = (payment: Payment) => `${JSON.stringify(payment)}\n`;
  writeFileSync(`${journal}.new`, [...payments.values()].map(lineOf).join(''));
  renameSync(`${journal}.new`, journal);

  return {
    get: (id) => payments.get(id),
    byReference: (reference) => payments.get(references.get(reference) ?? ''),
    all: () => payments.values(),
    put(payment) {
      payments.set(payment.id, payment);
      references.set(payment.order.reference, payment.id);
      appendFileSync(journal, lineOf(payment));
    },
  };
}

/** A line that was cut off by a crash is the last one, and its payment is still there as it was before. */
function readJournal(journal: string): Payment[] {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [paymentSchema.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    });
}
