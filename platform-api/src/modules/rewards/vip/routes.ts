import type { On } from '../../../platform/http/call-registrar';
import type { VipService } from './service';

export function vipRoutes(on: On, { status, members, rules }: VipService): void {
  on('vip.status', (_request, caller) => status(caller));
  on('vipAdmin.rules', ({ brand }, caller) => rules.list(caller, brand));
  on('vipAdmin.proposeRules', (request, caller) => rules.propose(caller, request));
  on('vipAdmin.members', (request, caller) => members.list(caller, request));
  on('vipAdmin.member', (request, caller) => members.one(caller, request));
  on('vipAdmin.setLevel', (request, caller) => members.setLevel(caller, request));
}
