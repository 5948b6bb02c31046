import { isMoneyTask, type MissionTask } from '@marquee/contract/missions';
import { parseAmount } from '@marquee/contract/money';
import type { Database } from '../../platform/database';
import missions from './missions.json' with { type: 'json' };

/** What an amount of the table is worth at each brand. */
const SCALES = { sundarban: 1n, meridian: 200n } as const;

/** Missions of both brands; existing ones stay. A brand that has played before begins tomorrow, so that nothing is owed for its past. */
export async function seedMissions({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const [brand, scale] of Object.entries(SCALES))
    for (const [index, mission] of missions.entries()) {
      const { id, period, goal, score } = mission;
      const task = mission.task as MissionTask;
      const isCash = mission.cash !== undefined;
      await pool.query(
        `insert into mission (brand_id, id, period, task, goal, multiplier, minimum, after, reward_kind, reward, score, sort_order, from_day)
         select b.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
                case when exists (select from bet where brand_id = b.id) then brand_day(now(), b.offset_minutes) + 1 else '2000-01-01' end
         from brand b where b.code = $1
         on conflict do nothing`,
        [
          ...[brand, id, period, task, isMoneyTask(task) ? parseAmount(goal) * scale : BigInt(goal)],
          ...[mission.multiplier ?? null, mission.minimum === undefined ? null : parseAmount(mission.minimum) * scale],
          ...[mission.after ?? null, isCash ? 'cash' : 'points'],
          ...[isCash ? parseAmount(mission.cash) * scale : BigInt(mission.points ?? 0), score, index],
        ],
      );
    }
}
