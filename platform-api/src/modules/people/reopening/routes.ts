import type { On } from '../../../platform/http/call-registrar';
import type { ClosedAccounts } from './service';

export function closedAccountRoutes(on: On, accounts: ClosedAccounts): void {
  on('closedAccounts.list', (request, caller) => accounts.list(caller, request));
  on('closedAccounts.proposeOpening', (request, caller) => accounts.proposeOpening(caller, request));
  on('closedAccounts.keepData', async (request, caller) => {
    await accounts.keepData(caller, request);
    return null;
  });
}
