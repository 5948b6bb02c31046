import { infrastructureFaultOf } from './infrastructure-fault';
import { StartFault } from './start-fault';

/** Runs a program's main function. A fault that its user can mend is one sentence, without a stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

/** @param databaseUrl names the server, never its password */
export function sentenceOf(error: unknown, databaseUrl = process.env['DATABASE_URL'] ?? ''): string {
  if (error instanceof StartFault) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: free it, or set MARQUEE_API_PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} needs the rights of the administrator.`;
  const fault = infrastructureFaultOf(error);
  if (fault === 'storage_full') return `Nothing can be written, the disk is full or read-only: ${error.message}`;
  if (fault === 'database_down')
    return `The database${serverOf(databaseUrl)} does not answer: ${error.message || (code ?? 'no connection')}`;
  if (fault === 'store_down') return `The store does not answer: ${error.message}`;
  if (isRefusedLogin(code)) return `The database${serverOf(databaseUrl)} refuses the connection: ${error.message}`;
  return error.stack ?? error.message;
}

/** SQLSTATE of a wrong password, role or database name. */
const isRefusedLogin = (code: string | undefined) => /^(28\w{3}|3D000)$/.test(code ?? '');

const serverOf = (url: string) => (URL.canParse(url) ? ` at ${new URL(url).host}` : '');
