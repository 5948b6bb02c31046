import type { On } from '../../../platform/http/call-registrar';
import type { GroupIncome } from './group-income';

export function groupRoutes(on: On, income: GroupIncome): void {
  on('agent.groupIncome', (request, { member }) => income.list(member, request));
}
