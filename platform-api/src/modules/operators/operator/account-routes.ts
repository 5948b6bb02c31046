import type { On } from '../../../platform/http/call-registrar';
import type { OperatorAccounts } from './accounts';

export function operatorAccountRoutes(on: On, accounts: OperatorAccounts): void {
  on('operator.sessions', (_input, { operator }) => accounts.sessions(operator));
  on('operator.endSession', async ({ sessionId }, { operator, requestId }) => {
    await accounts.endSession(operator, sessionId, requestId);
    return null;
  });
  on('operators.list', (_input, { operator }) => accounts.list(operator));
  on('operators.endSessions', (input, { operator, requestId }) => accounts.endSessions(operator, input, requestId));
}
