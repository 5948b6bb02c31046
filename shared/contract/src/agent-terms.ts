import { z } from 'zod';
import { HIGHEST_SALARY_BOUND, STANDARD_SALARY_BOUND } from './agent-contract';
import { positiveAmountSchema } from './money';

/** How a brand settles the contracts of its agents. Amounts in currency units. */
export const agentTermsSchema = z.strictObject({
  /** Cash stakes that count in a period from which on a member is active. */
  activeMinimum: positiveAmountSchema,
  /** What the brand itself pays by one run from which on two operators approve it. */
  approveFrom: positiveAmountSchema,
  /** What all salaries of one agent with the brand may pay of stakes together, in basis points. */
  salaryBound: z.number().int().min(0).max(HIGHEST_SALARY_BOUND),
  /** Whether they reduce the base of dividends. */
  rebatesReduce: z.boolean(),
  promotionsReduce: z.boolean(),
  feesReduce: z.boolean(),
  /** Whether the brand pays what an upline cannot, and becomes the creditor; otherwise those below wait. */
  guaranteesDividend: z.boolean(),
  guaranteesDailySalary: z.boolean(),
  guaranteesHourlySalary: z.boolean(),
  guaranteesRealTimeSalary: z.boolean(),
  guaranteesAcquisition: z.boolean(),
});
export type AgentTerms = z.output<typeof agentTermsSchema>;

const { shape } = agentTermsSchema;

/** As a brand's configuration stores them: one from before they existed has the standard. Operators always send all. */
export const storedAgentTermsSchema = z.strictObject({
  activeMinimum: shape.activeMinimum.default('100.00'),
  approveFrom: shape.approveFrom.default('100000.00'),
  salaryBound: shape.salaryBound.default(STANDARD_SALARY_BOUND),
  rebatesReduce: shape.rebatesReduce.default(true),
  promotionsReduce: shape.promotionsReduce.default(true),
  feesReduce: shape.feesReduce.default(true),
  guaranteesDividend: shape.guaranteesDividend.default(false),
  guaranteesDailySalary: shape.guaranteesDailySalary.default(false),
  guaranteesHourlySalary: shape.guaranteesHourlySalary.default(false),
  guaranteesRealTimeSalary: shape.guaranteesRealTimeSalary.default(false),
  guaranteesAcquisition: shape.guaranteesAcquisition.default(false),
});
