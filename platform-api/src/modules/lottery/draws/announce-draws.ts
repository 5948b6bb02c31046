import type { TopicPayload } from '@marquee/contract/events';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { Platform } from '../../../platform/platform';

interface AnnouncedDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly state: TopicPayload<'lottery.issue'>['state'];
  readonly revision: number;
  readonly result: LotteryResult | null;
}

/** Publishes the state of draws that have changed, and their results. Call after the commit. */
export type AnnounceDraws = (drawIds: readonly bigint[]) => Promise<void>;

export const createAnnounceDraws =
  ({ database: { pool }, bus }: Pick<Platform, 'database' | 'bus'>): AnnounceDraws =>
  async (drawIds) => {
    const { rows } = await pool.query<AnnouncedDraw>({
      name: 'announced-lottery-draws',
      text: `select g.code as "gameCode", d.issue, d.revision, r.result,
               case when d.state in ('settling', 'settled') then 'drawn' else d.state::text end as state
             from lottery_draw d join lottery_game g on g.id = d.lottery_id
             left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
             where d.id = any($1::bigint[]) and d.state <> 'scheduled' order by d.draws_at, d.id`,
      values: [drawIds],
    });
    for (const { gameCode, issue, state, revision, result } of rows) {
      bus.publish('lottery.issue', { gameCode, issue, state }, 'everybody');
      if (state === 'drawn' && result)
        bus.publish('lottery.result', { gameCode, issue, revision, result: JSON.stringify(result) }, 'everybody');
    }
  };
