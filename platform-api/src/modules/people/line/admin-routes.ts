import type { On } from '../../../platform/http/call-registrar';
import type { AgentApplications } from './applications/applications';
import type { LineExplorer } from './explorer';
import type { LineMoves } from './moves';
import type { LineSigns } from './signs';

export interface LineAdminParts {
  readonly lineExplorer: LineExplorer;
  readonly lineMoves: LineMoves;
  readonly lineSigns: LineSigns;
  readonly agentApplications: AgentApplications;
}

export function lineAdminRoutes(
  on: On,
  { lineExplorer: explorer, lineMoves: moves, lineSigns: signs, agentApplications: applications }: LineAdminParts,
): void {
  on('agentApplications.list', (request, caller) => applications.list(caller, request));
  on('agentApplications.show', (request, caller) => applications.show(caller, request));
  on('agentApplications.accept', (request, caller) => applications.accept(caller, request));
  on('agentApplications.decline', async (request, caller) => {
    await applications.decline(caller, request);
    return null;
  });
  on('lines.signs', (request, caller) => signs.list(caller, request));
  on('lines.show', (request, caller) => explorer.show(caller, request));
  on('lines.downlines', (request, caller) => explorer.downlines(caller, request));
  on('lines.previewMove', (request, caller) => moves.preview(caller, request));
  on('lines.proposeMove', (request, caller) => moves.propose(caller, request));
  on('lines.setPrizeGroup', async (request, caller) => {
    await explorer.setGroup(caller, request);
    return null;
  });
}
