import type { On } from '../../../platform/http/call-registrar';
import type { SecondFactor } from './second-factor';

export function secondFactorRoutes(on: On, secondFactor: SecondFactor): void {
  on('operator.authenticator', (_input, { operator }) => secondFactor.state(operator));
  on('operator.startAuthenticator', ({ password }, { operator }) => secondFactor.start(operator, password));
  on('operator.confirmAuthenticator', async ({ code }, { operator, requestId }) => ({
    recoveryCodes: await secondFactor.confirm(operator, code, requestId),
  }));
  on('operator.disableAuthenticator', async ({ password }, { operator, requestId }) => {
    await secondFactor.disable(operator, password, requestId);
    return null;
  });
  on('operators.resetSecondFactor', async (input, { operator, requestId }) => {
    await secondFactor.reset(operator, input, requestId);
    return null;
  });
}
