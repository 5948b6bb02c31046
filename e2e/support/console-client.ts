import accounts from '../../platform-api/src/seed/identity/demo-accounts.json' with { type: 'json' };
import { type Answer, send } from './send';

/** Makes operator calls as the console does, on its host. */
export interface ConsoleClient {
  /** @throws OperatorRefusal */
  call(path: string, body: object): Promise<unknown>;
  /** @throws OperatorRefusal */
  read(path: string): Promise<unknown>;
}

/** What the server answered in place of doing it. */
export class OperatorRefusal extends Error {
  constructor(
    path: string,
    readonly code: string,
  ) {
    super(`${path}: ${code}`);
  }
}

/** Signs the demonstration's operator in, or the second one. */
export async function signInOperator(who: 'operator' | 'secondOperator' = 'operator'): Promise<ConsoleClient> {
  const { email, password } = accounts[who];
  const { cookies } = await send('console', '/ops/session/login', { body: { email, password } });
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return {
    call: async (path, body) => valueOf(path, await send('console', path, { cookie, body })),
    read: async (path) => valueOf(path, await send('console', path, { cookie })),
  };
}

function valueOf(path: string, { text }: Answer): unknown {
  const { success, code = '', value } = JSON.parse(text) as { success: boolean; code?: string; value: unknown };
  if (!success) throw new OperatorRefusal(path, code);
  return value;
}
