import type { On } from '../../../platform/http/call-registrar';
import type { AgentEnds } from './agent-ends';

export function agentEndRoutes(on: On, agentEnds: AgentEnds): void {
  on('agentEnds.preview', (request, caller) => agentEnds.preview(caller, request));
  on('agentEnds.propose', (request, caller) => agentEnds.propose(caller, request));
}
