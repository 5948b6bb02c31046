import { type AgentContractType, type ContractTerms, TIER_FIELDS, tierLabel } from '@marquee/contract/agent-contract';
import { type Fact, fact, money, number, percent, text, word, yes } from '../../operators/proposals/facts';

interface TopFacts {
  readonly account: string;
  readonly type: AgentContractType;
  /** Null: the contract ends. */
  readonly terms: ContractTerms | null;
  /** User names of those whose contracts end below. */
  readonly ends: readonly string[];
  readonly currency: string;
}

/** What a contract of the brand says, for people. */
export function topFacts({ account, type, terms, ends, currency }: TopFacts): Fact[] {
  return [
    fact('contracts.account', text(account)),
    fact('contracts.type', word(`contracts.types.${type}`)),
    ...(terms ? termsFacts(type, terms, currency) : []),
    ...ends.map((ended) => fact('contracts.ends', text(ended), text(ended))),
  ];
}

function termsFacts(type: AgentContractType, { period, carriesLoss, tiers }: ContractTerms, currency: string): Fact[] {
  const present = {
    validBet: money(currency),
    loss: money(currency),
    deposit: money(currency),
    amount: money(currency),
    activeMembers: number,
    rate: (rate: number) => percent(rate / 100),
    lossRate: (rate: number | null) => percent((rate ?? 0) / 100),
  };
  return [
    fact('contracts.period', word(`contracts.periods.${period}`)),
    ...(type === 'dividend' ? [fact('contracts.carriesLoss', yes(carriesLoss))] : []),
    ...tiers.flatMap((tier, index) =>
      TIER_FIELDS[type].map((field) =>
        fact(`contracts.field.${tierLabel(type, field)}`, present[field](tier[field] as never), number(index + 1)),
      ),
    ),
  ];
}
