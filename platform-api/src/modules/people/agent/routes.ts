import type { On } from '../../../platform/http/call-registrar';
import type { AgentService } from './service';

export function agentRoutes(on: On, agents: AgentService): void {
  on('agent.overview', (_input, { member, brand }) => agents.overview(member, brand));
  on('member.invitations', (page, { member, brand }) => agents.invitations(member, brand, page));
  on('agent.downlines', (page, { member, brand }) => agents.downlines(member, brand, page));
  on('agent.teamBetting', (request, { member, brand }) => agents.teamBetting(member, brand, request));
}
