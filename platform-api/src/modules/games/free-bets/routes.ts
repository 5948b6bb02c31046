import type { On } from '../../../platform/http/call-registrar';
import type { createMemberFreeBets } from './member-free-bets';
import type { FreeBetsService } from './service';

export function freeBetsRoutes(on: On, freeBets: FreeBetsService, own: ReturnType<typeof createMemberFreeBets>): void {
  on('freeBets.list', (request, caller) => freeBets.list(caller, request));
  on('freeBets.games', (request, caller) => freeBets.games(caller, request));
  on('freeBets.grant', (request, caller) => freeBets.grant(caller, request));
  on('freeBets.own', ({ language }, caller) => own(caller.member, caller.brand, language ?? caller.language));
  on('freeBets.askAgain', ({ grantId }, caller) => freeBets.retry(caller, grantId));
}
