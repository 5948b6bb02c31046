import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema } from './field-schemas';

const foldSchema = z
  .strictObject({
    fold: z.string(),
    lagSeconds: z.number().meta({ description: 'age of the oldest row of the play feed that it has not read' }),
    isNew: z.boolean().meta({ description: 'it waits for its first computation from the bets' }),
    failedAt: z.iso.datetime().nullable().meta({ description: 'since when it fails' }),
    failure: z.string().nullable(),
  })
  .meta({ id: 'FoldStatus' });
export type FoldStatus = z.infer<typeof foldSchema>;

const checkSchema = z
  .strictObject({
    name: z.string(),
    day: z.iso.date().meta({ description: 'UTC day that was over' }),
    at: z.iso.datetime(),
    ms: z.number().int(),
    differences: z.number().int().meta({ description: 'rows that differ from the bets' }),
  })
  .meta({ id: 'FoldCheck' });
export type FoldCheck = z.infer<typeof checkSchema>;

/** How what follows from play is doing. */
export const playFeedCalls = {
  'playFeed.health': defineCall({
    methods: ['GET'],
    path: '/ops/play-feed',
    access: 'operator',
    summary: 'How far each fold of the play feed is, and what the last nightly verification found (right `audit`)',
    request: emptySchema,
    value: z.strictObject({ folds: z.array(foldSchema), checks: z.array(checkSchema) }),
    errors: ['forbidden'],
  }),
} as const;
