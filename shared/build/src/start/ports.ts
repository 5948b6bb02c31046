import { portFault } from '../postgres/free-port';
import type { StackSettings } from './settings';

/** Ports that no browser opens, whatever listens there (Fetch standard, "bad port"). */
const BLOCKED: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

interface Purpose {
  readonly port: number;
  readonly what: string;
  readonly variable: string;
  readonly forBrowsers: boolean;
}

/** @throws Error with the port, its purpose, the reason and the variable that changes it */
export async function requireUsablePorts({ apiPort, sandboxPort, databasePort }: StackSettings): Promise<void> {
  const purposes: Purpose[] = [
    { port: apiPort, what: 'the platform', variable: 'MARQUEE_API_PORT', forBrowsers: true },
    { port: sandboxPort, what: 'the vendor sandbox', variable: 'MARQUEE_SANDBOX_PORT', forBrowsers: true },
    ...(databasePort === undefined
      ? []
      : [{ port: databasePort, what: 'the database', variable: 'MARQUEE_DB_PORT', forBrowsers: false }]),
  ];
  for (const [index, purpose] of purposes.entries()) {
    const reason = purposes.slice(0, index).some(({ port }) => port === purpose.port)
      ? 'has another purpose already'
      : await faultOf(purpose);
    if (reason) throw new Error(refusal(purpose, reason, await nextUsable(purpose, purposes)));
  }
}

const refusal = ({ port, what, variable }: Purpose, reason: string, other: number) =>
  `Port ${port} for ${what} ${reason}. Choose another: ${variable}=${other} npm start`;

async function faultOf({ port, forBrowsers }: Purpose): Promise<string | null> {
  if (forBrowsers && BLOCKED.has(port)) return 'is blocked by all browsers';
  const fault = await portFault(port);
  if (fault === 'EACCES') return 'needs the rights of the administrator';
  return fault && `is taken by another program (${fault})`;
}

async function nextUsable(purpose: Purpose, others: readonly Purpose[]): Promise<number> {
  for (let port = Math.max(purpose.port + 1, 1_024); port < 65_536; port += 1)
    if (others.every((other) => other.port !== port) && !(await faultOf({ ...purpose, port }))) return port;
  return 4_000;
}
