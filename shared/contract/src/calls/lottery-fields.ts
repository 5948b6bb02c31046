import { z } from 'zod';

export const gameCodeSchema = z.string().regex(/^[A-Z0-9_]{2,32}$/);
export const issueSchema = z.string().regex(/^[\w-]{1,48}$/);

export const lotteryResultSchema = z
  .union([
    z.strictObject({ prizes: z.array(z.array(z.string().max(12))) }),
    z.strictObject({ balls: z.array(z.number().int()) }),
  ])
  .meta({ id: 'LotteryResult', description: 'prizes in the order of the form, digits as text; or balls as drawn' });
