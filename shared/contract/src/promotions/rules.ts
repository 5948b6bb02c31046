import type { z } from 'zod';
import { ruleFaults } from './rule-faults';
import { rulePartsSchema } from './rule-parts';

/** The rules of a promotion as operators enter and confirm them. One reward for each participation. */
export const promotionRulesSchema = rulePartsSchema
  .superRefine((rules, context) => {
    for (const { path, message } of ruleFaults(rules)) context.addIssue({ code: 'custom', path: [...path], message });
  })
  .meta({ id: 'PromotionRules' });
export type PromotionRules = z.infer<typeof promotionRulesSchema>;
