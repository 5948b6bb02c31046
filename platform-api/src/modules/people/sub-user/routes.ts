import type { On } from '../../../platform/http/call-registrar';
import type { SubUsers } from './service';

export function subUserRoutes(on: On, subUsers: SubUsers): void {
  on('agent.subUsers', (_input, { member }) => subUsers.list(member));
  on('agent.addSubUser', (request, context) => subUsers.add(context.member, context, request));
  on('agent.setSubUserRights', (request, context) => subUsers.setRights(context.member, context, request));
  on('agent.renewSubUser', (request, context) => subUsers.renew(context.member, context, request));
  on('agent.signOutSubUser', async ({ id }, context) => {
    await subUsers.signOut(context.member, context, id);
    return null;
  });
  on('agent.removeSubUser', async ({ id }, context) => {
    await subUsers.remove(context.member, context, id);
    return null;
  });
}
