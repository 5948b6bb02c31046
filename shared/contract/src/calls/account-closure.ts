import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { emptySchema } from './field-schemas';

const closureObstacleSchema = z
  .enum(['balance', 'bonus', 'deposit', 'withdrawal', 'bet', 'withheldWin', 'team', 'contract'])
  .meta({ id: 'ClosureObstacle', description: 'money, play or people that the account still has to do with' });
export type ClosureObstacle = z.infer<typeof closureObstacleSchema>;

/** The end of an account, by its member. */
export const accountClosureCalls = {
  'security.closure': defineCall({
    methods: ['GET'],
    path: '/wps/member/closure',
    access: 'member',
    summary: 'What has to be settled before the member can close the account',
    request: emptySchema,
    value: z.strictObject({
      obstacles: z.array(closureObstacleSchema).meta({ description: 'empty: it can be closed' }),
      rest: amountSchema.meta({
        description: 'money in all wallets; less than can be withdrawn does not hold the closure up',
      }),
    }),
    errors: [],
  }),
  'security.closeAccount': defineCall({
    methods: ['POST'],
    path: '/wps/member/closure/close',
    access: 'member',
    encrypted: true,
    summary: 'Closes the account for good: it ends all sessions and games, and opens none again',
    request: z.strictObject({ password: z.string().min(1).max(256) }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests', 'account_not_settled'],
  }),
} as const;
