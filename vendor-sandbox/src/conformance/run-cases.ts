import type { KeyObject } from 'node:crypto';
import { type Case, makeScene, type Subject } from './case';
import { jackpots } from './cases/jackpots';
import { plainCalls } from './cases/plain-calls';
import { refusals } from './cases/refusals';
import { repeats } from './cases/repeats';
import { wrongOrders } from './cases/wrong-orders';
import { createWalletClient } from './wallet-client';

export interface CaseResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
  /** Why it failed or was left out. */
  readonly detail: string;
}

export interface Target {
  /** The wallet for this vendor, such as `https://api.example.com/wallet/ACME`. */
  readonly baseUrl: string;
  readonly privateKey: KeyObject;
  readonly subject: Subject;
}

const allCases: readonly Case[] = [...plainCalls, ...repeats, ...refusals, ...wrongOrders, ...jackpots];

/** Runs every case of the wallet protocol against a wallet, one after the other. @param onResult called after each case */
export async function runCases(
  { baseUrl, privateKey, subject }: Target,
  onResult: (result: CaseResult) => void = () => undefined,
): Promise<CaseResult[]> {
  const scene = makeScene(createWalletClient(baseUrl, privateKey), baseUrl, subject);
  const results: CaseResult[] = [];
  for (const { name, skipReason, run } of allCases) {
    const reason = skipReason?.(subject) ?? null;
    const result: CaseResult = reason
      ? { name, outcome: 'left out', detail: reason }
      : await resultOf(name, run(scene));
    onResult(result);
    results.push(result);
  }
  return results;
}

async function resultOf(name: string, running: Promise<void>): Promise<CaseResult> {
  try {
    await running;
    return { name, outcome: 'passed', detail: '' };
  } catch (error) {
    return { name, outcome: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}
