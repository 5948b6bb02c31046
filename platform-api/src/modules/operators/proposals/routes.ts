import type { On } from '../../../platform/http/call-registrar';
import type { Proposals } from './service';

export function proposalRoutes(on: On, { list, show, decide }: Proposals): void {
  on('proposals.list', (request, caller) => list(caller, request));
  on('proposals.show', ({ proposalId }, caller) => show(caller, proposalId));
  on('proposals.approve', (request, caller) => decide(caller, 'approved', request));
  on('proposals.reject', (request, caller) => decide(caller, 'rejected', request));
  on('proposals.withdraw', (request, caller) => decide(caller, 'withdrawn', request));
}
