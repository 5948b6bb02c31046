import { z } from 'zod';
import { gameTypeSchema } from '../entities/game';
import { VIP_LEVELS_MAX } from '../vip';
import { promotionRewardSchema } from './rewards';
import { DELIVERIES, ENROLMENTS } from './states';
import { triggerSchema } from './triggers';

/** Who may take part, and which play counts. */
export const conditionsSchema = z
  .strictObject({
    gameTypes: z.array(gameTypeSchema).max(20).meta({ description: 'whose play counts; empty: all' }),
    vendors: z
      .array(z.string().regex(/^[A-Z0-9_]{2,20}$/))
      .max(50)
      .meta({ description: 'whose play counts; empty: all' }),
    hasMobile: z.boolean().meta({ description: 'the mobile number has to be verified' }),
    hasEmail: z.boolean().meta({ description: 'the e-mail address has to be verified' }),
    hasPayee: z.boolean().meta({ description: 'an account for withdrawals has to be bound' }),
    onePerHousehold: z.boolean().meta({ description: 'refused where somebody of the same household took part' }),
    newForDays: z.int().min(1).max(365).nullable().meta({ description: 'days after the registration; null: anybody' }),
    vipLevel: z
      .int()
      .min(1)
      .max(VIP_LEVELS_MAX)
      .optional()
      .meta({ description: 'the lowest VIP level; without it: any' }),
  })
  .meta({ id: 'PromotionConditions' });
export type Conditions = z.infer<typeof conditionsSchema>;

/** The parts of the rules, each valid by itself. */
export const rulePartsSchema = z.strictObject({
  trigger: triggerSchema,
  conditions: conditionsSchema,
  reward: promotionRewardSchema.nullable().meta({ description: 'null: the screen gives its own' }),
  enrolment: z.enum(ENROLMENTS),
  delivery: z.enum(DELIVERIES),
  claimDays: z.int().min(1).max(90).nullable().meta({ description: 'a reward lapses after so many; null: automatic' }),
});
export type RuleParts = z.infer<typeof rulePartsSchema>;
