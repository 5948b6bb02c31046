import type { WalletCallName } from '@marquee/contract/wallet-protocol';
import { Counter, type Registry } from 'prom-client';
import type { Answer } from './answer';

/** Counts an answer on its way out; of a bundle, each of its calls. */
export type CountAnswer = (call: WalletCallName, answer: Answer) => Answer;

/** Counter in `/metrics`: business errors are HTTP 200, so the durations of routes do not show them. */
export function countAnswers(registry: Registry): CountAnswer {
  const answers = new Counter({
    name: 'wallet_answers_total',
    help: 'Answers to the wallet calls of vendors, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  return (call, answer) => {
    answers.inc({ call, status: answer.status });
    return answer;
  };
}
