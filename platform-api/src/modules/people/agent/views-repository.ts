import type { AgentView } from '@marquee/contract/calls/agent-views';
import type { Queryable } from '../../../platform/database';

const COLUMNS = 'public_id as id, page, name, query, schedule, revision';

type Content = Pick<AgentView, 'page' | 'name' | 'query' | 'schedule'> & { readonly at: Date };

export async function readViews(db: Queryable, agentId: bigint): Promise<AgentView[]> {
  const { rows } = await db.query<AgentView>({
    name: 'agent-views',
    text: `select ${COLUMNS} from agent_view where agent_id = $1 order by lower(name), id`,
    values: [agentId],
  });
  return rows;
}

export async function insertView(
  db: Queryable,
  { agentId, id, page, name, query, schedule, at }: Content & { readonly agentId: bigint; readonly id: string },
): Promise<AgentView | null> {
  const { rows } = await db.query<AgentView>({
    name: 'agent-view-insert',
    text: `insert into agent_view (agent_id, public_id, page, name, query, updated_at, schedule, scheduled_at) values ($1, $2, $3, $4, $5, $6, $7, $6)
           returning ${COLUMNS}`,
    values: [agentId, id, page, name, query, at, schedule],
  });
  return rows[0] ?? null;
}

/** @returns null when there is none, or another revision of it */
export async function updateView(
  db: Queryable,
  view: Content & { readonly agentId: bigint; readonly id: string; readonly revision: number },
): Promise<AgentView | null> {
  const { rows } = await db.query<AgentView>({
    name: 'agent-view-update',
    text: `update agent_view set page = $4, name = $5, query = $6, updated_at = $7, revision = revision + 1,
             schedule = $8, scheduled_at = case when schedule = $8 then scheduled_at else $7 end
           where agent_id = $1 and public_id = $2 and revision = $3 returning ${COLUMNS}`,
    values: [view.agentId, view.id, view.revision, view.page, view.name, view.query, view.at, view.schedule],
  });
  return rows[0] ?? null;
}

export async function deleteView(db: Queryable, agentId: bigint, id: string): Promise<void> {
  await db.query({
    name: 'agent-view-delete',
    text: 'delete from agent_view where agent_id = $1 and public_id = $2',
    values: [agentId, id],
  });
}
