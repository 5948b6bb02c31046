import type { On } from '../../../platform/http/call-registrar';
import type { LineFigures } from './line-figures';
import type { AgentService } from './service';
import type { AgentViews } from './views';

export function agentRoutes(on: On, agents: AgentService, figures: LineFigures, views: AgentViews): void {
  on('agent.overview', (_input, { member, brand }) => agents.overview(member, brand));
  on('member.invitations', (page, { member, brand }) => agents.invitations(member, brand, page));
  on('agent.downlines', (page, { member, brand }) => agents.downlines(member, brand, page));
  on('agent.teamBetting', (request, { member, brand }) => agents.teamBetting(member, brand, request));
  on('agent.lineFigures', (request, { member: agent, brand }) => figures.members({ agent, brand }, request));
  on('agent.lineDays', (request, { member: agent, brand }) => figures.days({ agent, brand }, request));
  on('agent.overviewFigures', (request, { member: agent, brand }) => figures.overview({ agent, brand }, request));
  on('agent.views', (_input, { member }) => views.list(member));
  on('agent.saveView', (request, { member }) => views.save(member, request));
  on('agent.removeView', async ({ id }, { member }) => {
    await views.remove(member, id);
    return null;
  });
}
