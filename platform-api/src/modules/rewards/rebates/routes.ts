import type { On } from '../../../platform/http/call-registrar';
import type { RebateService } from './service';

export function rebateRoutes(on: On, { own, rules, runs }: RebateService): void {
  on('rebates.summary', (_request, caller) => own.summary(caller));
  on('rebates.claim', ({ day }, caller) => own.claim(caller, day ?? null));
  on('rebatesAdmin.rules', ({ brand }, caller) => rules.list(caller, brand));
  on('rebatesAdmin.proposeRules', (request, caller) => rules.propose(caller, request));
  on('rebatesAdmin.runs', (request, caller) => runs(caller, request));
}
