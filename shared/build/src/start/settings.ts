import { stateFolder } from '../paths';

/** Settings of a running instance of the product. */
export interface StackSettings {
  home: string;
  apiPort: number;
  sandboxPort: number;
  /** Undefined: a free one. */
  databasePort: number | undefined;
  /** Undefined: the embedded server. */
  databaseUrl: string | undefined;
  domain: string;
  /** `on`: demo accounts, their history and simulated players; `accounts`: only the accounts; `off`: nothing of the demo. */
  demo: DemoMode;
}

const DEMO_MODES = ['on', 'accounts', 'off'] as const;
type DemoMode = (typeof DEMO_MODES)[number];

/** Reads the settings from environment variables. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): StackSettings {
  return {
    home: stateFolder(),
    apiPort: portOf(environment, 'MARQUEE_API_PORT') ?? 4000,
    sandboxPort: portOf(environment, 'MARQUEE_SANDBOX_PORT') ?? 4100,
    databasePort: portOf(environment, 'MARQUEE_DB_PORT'),
    databaseUrl: environment.DATABASE_URL || undefined,
    domain: environment.MARQUEE_DOMAIN ?? 'localhost',
    demo: demoMode(environment.MARQUEE_DEMO || 'on'),
  };
}

function demoMode(text: string): DemoMode {
  const mode = DEMO_MODES.find((candidate) => candidate === text);
  if (!mode) throw new Error(`MARQUEE_DEMO=${text} is none of ${DEMO_MODES.join(', ')}.`);
  return mode;
}

function portOf(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${text} is not a port (1 to 65535).`);
  return port;
}
