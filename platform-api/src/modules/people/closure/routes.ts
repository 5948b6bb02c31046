import type { On } from '../../../platform/http/call-registrar';
import type { AccountClosure } from './service';

/** What stands in the way of closing the own account, and the closing. */
export function closureRoutes(on: On, closure: AccountClosure): void {
  on('security.closure', (_input, { member, brand }) => closure.prospects(member, brand));
  on('security.closeAccount', async ({ password }, { member, brand, requestId }) => {
    await closure.close(member, brand, { password, requestId });
    return null;
  });
}
