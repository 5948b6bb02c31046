import { AGENT_CONTRACT_TYPES, type AgentContractType } from '@marquee/contract/agent-contract';
import type { AgentTerms } from '@marquee/contract/agent-terms';
import { parseAmount } from '@marquee/contract/money';
import type { CountingRule } from './figure-repository';

/** A brand's rule in ledger units. */
export type SettlementRule = CountingRule & {
  /** What the brand itself pays by a run from which on two operators approve it. */
  readonly approveFrom: bigint;
  /** Types of which the brand pays what an upline cannot. */
  readonly guaranteed: readonly string[];
};

/** The kind of the cash feed that each term is about. */
const REDUCTIONS = { rebatesReduce: 'rebate', promotionsReduce: 'promotion', feesReduce: 'fee' } as const;
const GUARANTEES = {
  dividend: 'guaranteesDividend',
  dailySalary: 'guaranteesDailySalary',
  hourlySalary: 'guaranteesHourlySalary',
  realTimeSalary: 'guaranteesRealTimeSalary',
  acquisition: 'guaranteesAcquisition',
} as const satisfies Readonly<Record<AgentContractType, keyof AgentTerms>>;

/** What counts by a brand's terms, and when two operators approve. */
export const ruleOf = (brandId: number, terms: AgentTerms): SettlementRule => ({
  brandId,
  activeMinimum: parseAmount(terms.activeMinimum),
  approveFrom: parseAmount(terms.approveFrom),
  reducedBy: (['rebatesReduce', 'promotionsReduce', 'feesReduce'] as const)
    .filter((term) => terms[term])
    .map((term) => REDUCTIONS[term]),
  guaranteed: guaranteedTypes(terms),
});

/** A rule as runs keep it: what counted then counts for the period for good. */
export interface StoredRule {
  readonly activeMinimum: string;
  readonly approveFrom: string;
  readonly reducedBy: readonly string[];
  readonly isGuaranteed: boolean;
}

/** As `agent_run.rule` stores it. */
export const storedRule = (
  { activeMinimum, approveFrom, reducedBy, guaranteed }: SettlementRule,
  type: AgentContractType,
): StoredRule => ({
  activeMinimum: String(activeMinimum),
  approveFrom: String(approveFrom),
  reducedBy,
  isGuaranteed: guaranteed.includes(type),
});

/** The rule of a run of a type. */
export const readRule = (
  brandId: number,
  type: AgentContractType,
  { activeMinimum, approveFrom, reducedBy, isGuaranteed }: StoredRule,
): SettlementRule => ({
  brandId,
  activeMinimum: BigInt(activeMinimum),
  approveFrom: BigInt(approveFrom),
  reducedBy,
  guaranteed: isGuaranteed ? [type] : [],
});

/** Whether two operators approve a run: by what the brand pays, all of it where the brand stands for the uplines too. */
export const needsTwo = (
  { approveFrom, guaranteed }: SettlementRule,
  type: AgentContractType,
  { due, topDue }: { readonly due: bigint; readonly topDue: bigint },
): boolean => (guaranteed.includes(type) ? due : topDue) >= approveFrom;

/** The types of which the brand pays what an upline cannot. */
const guaranteedTypes = (terms: AgentTerms): readonly string[] =>
  AGENT_CONTRACT_TYPES.filter((type) => terms[GUARANTEES[type]]);
