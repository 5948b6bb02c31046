import type { On } from '../../../platform/http/call-registrar';
import type { TopContracts } from './top-admin';

export function contractAdminRoutes(on: On, contracts: TopContracts): void {
  on('agentContracts.show', (request, caller) => contracts.show(caller, request));
  on('agentContracts.given', (request, caller) => contracts.given(caller, request));
  on('agentContracts.preview', (request, caller) => contracts.preview(caller, request));
  on('agentContracts.propose', (request, caller) => contracts.propose(caller, request));
}
