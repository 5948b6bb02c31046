import type { On } from '../../../platform/http/call-registrar';
import type { LoginHistory } from './service';

export function loginHistoryRoutes(on: On, logins: Pick<LoginHistory, 'list'>): void {
  on('security.logins', (request, { member }) => logins.list(member, request));
}
