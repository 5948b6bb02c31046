import type { ProposalRow, ProposalValue } from '@marquee/contract/calls/proposals';
import type { ProposalLabel, ProposalWord } from '@marquee/contract/proposals';
import { formatAmount } from '@marquee/contract/money';
import type { Localised } from '../../../platform/localised';

/** One value that a proposal says, by its name for people. */
export interface Fact {
  readonly label: ProposalLabel;
  /** Which one of several, such as a level. */
  readonly of: readonly ProposalValue[];
  readonly value: ProposalValue;
}

export const fact = (label: ProposalLabel, value: ProposalValue, ...of: readonly ProposalValue[]): Fact => ({
  label,
  of,
  value,
});

/** No fact where there is no value. */
export const factOf = <Value>(
  label: ProposalLabel,
  value: Value | null | undefined,
  present: (value: Value) => ProposalValue,
  ...of: readonly ProposalValue[]
): Fact[] => (value === null || value === undefined ? [] : [fact(label, present(value), ...of)]);

export const number = (value: number | bigint): ProposalValue => ({ type: 'number', number: Number(value) });
export const percent = (value: number): ProposalValue => ({ type: 'percent', percent: value });
export const level = (value: number): ProposalValue => ({ type: 'level', level: value });
export const text = (value: string): ProposalValue => ({ type: 'text', text: value });
export const instant = (value: Date): ProposalValue => ({ type: 'instant', instant: value.toISOString() });
export const word = (value: ProposalWord): ProposalValue => ({ type: 'word', word: value });
export const yes = (value: boolean): ProposalValue => word(value ? 'prizes.yes' : 'prizes.no');

/** @param units of the ledger */
export const money =
  (currency: string) =>
  (units: bigint): ProposalValue => ({ type: 'money', amount: formatAmount(units), currency });

/** A text in each of its languages. */
export const localised = (label: ProposalLabel, texts: Localised, ...of: readonly ProposalValue[]): Fact[] =>
  Object.entries(texts).map(([language, value]) => fact(label, text(value), ...of, text(language)));

/** What a proposal says beside what counted before: the rows of both, those that go at their end. */
export function diffOf(before: readonly Fact[], after: readonly Fact[]): ProposalRow[] {
  const keyOf = ({ label, of }: Fact) => JSON.stringify([label, of]);
  const old = new Map(before.map((entry) => [keyOf(entry), entry]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.map((entry) => ({
      label: entry.label,
      of: [...entry.of],
      before: old.get(keyOf(entry))?.value ?? null,
      after: entry.value,
    })),
    ...before
      .filter((candidate) => !kept.has(keyOf(candidate)))
      .map(({ label, of, value }) => ({ label, of: [...of], before: value, after: null })),
  ];
}
