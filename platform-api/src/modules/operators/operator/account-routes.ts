import type { On } from '../../../platform/http/call-registrar';
import type { OperatorAccounts } from './accounts';
import type { Invitations } from './invitations';

export function operatorAccountRoutes(on: On, accounts: OperatorAccounts, invitations: Invitations): void {
  on('operator.sessions', (_input, { operator }) => accounts.sessions(operator));
  on('operator.endSession', async ({ sessionId }, { operator, requestId }) => {
    await accounts.endSession(operator, sessionId, requestId);
    return null;
  });
  on('operators.list', (_input, { operator }) => accounts.list(operator));
  on('operators.endSessions', (input, { operator, requestId }) => accounts.endSessions(operator, input, requestId));
  on('operators.invite', async (input, { operator, requestId }) => {
    const { link, expiresAt } = await invitations.invite(operator, input, requestId);
    return { link, expiresAt: expiresAt.toISOString() };
  });
}
