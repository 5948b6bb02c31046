import { isFree } from '../postgres/free-port';
import type { StackSettings } from './settings';

/** @throws an error with the port, its purpose and the variable that changes it */
export async function requireFreePorts(settings: StackSettings): Promise<void> {
  await requireFree(settings.apiPort, 'the platform', 'MARQUEE_API_PORT');
  await requireFree(settings.sandboxPort, 'the vendor sandbox', 'MARQUEE_SANDBOX_PORT');
}

async function requireFree(port: number, what: string, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} for ${what} is taken. Free it, or choose another: ${variable}=${port + 1} npm start`);
}
