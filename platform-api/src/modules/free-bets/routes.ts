import type { On } from '../../platform/http/call-registrar';
import type { FreeBetsService } from './service';

export function freeBetsRoutes(on: On, freeBets: FreeBetsService): void {
  on('freeBets.list', (request, caller) => freeBets.list(caller, request));
  on('freeBets.games', (request, caller) => freeBets.games(caller, request));
  on('freeBets.grant', (request, caller) => freeBets.grant(caller, request));
  on('freeBets.askAgain', ({ grantId }, caller) => freeBets.askAgain(caller, grantId));
}
