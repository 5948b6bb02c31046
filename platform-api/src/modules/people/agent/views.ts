import type { AgentView } from '@marquee/contract/calls/agent-views';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { ErrorCode } from '@marquee/contract/errors';
import { Failure } from '../../../platform/failure';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { newPublicId } from '../../../platform/secrets';
import { hasConfirmedEmail } from './report-mails/report-mail-repository';
import { deleteView, insertView, readViews, updateView } from './views-repository';

/** Reports that agents keep. */
export interface AgentViews {
  list(agent: MemberRef): Promise<AgentView[]>;
  /** @throws Failure `not_found`, `conflict`, `view_name_taken`, `views_full`, `report_mail_unconfirmed` */
  save(agent: MemberRef, request: ParsedCallRequest<'agent.saveView'>): Promise<AgentView>;
  remove(agent: MemberRef, id: string): Promise<void>;
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  agent_view_agent_id_name_key: 'view_name_taken',
  agent_views_full: 'views_full',
};

export function createAgentViews({ database: { pool }, clock }: Platform): AgentViews {
  return {
    list: ({ id }) => readViews(pool, id),
    async save({ id: agentId }, { id, revision, ...content }) {
      if (content.schedule !== 'none' && !(await hasConfirmedEmail(pool, agentId)))
        throw new Failure('report_mail_unconfirmed');
      const view = { ...content, agentId, at: clock.now() };
      const saved =
        id === undefined
          ? await insertView(pool, { ...view, id: newPublicId() }).catch(refuseNamed)
          : await updateView(pool, { ...view, id, revision: revision ?? 0 }).catch(refuseNamed);
      if (saved) return saved;
      const isThere = (await readViews(pool, agentId)).some((other) => other.id === id);
      throw new Failure(isThere ? 'conflict' : 'not_found');
    },
    remove: ({ id: agentId }, id) => deleteView(pool, agentId, id),
  };
}

function refuseNamed(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const code = REFUSALS[constraint];
  throw code ? new Failure(code) : error;
}
