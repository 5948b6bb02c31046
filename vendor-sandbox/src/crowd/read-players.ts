import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PLAYERS_FILE, type DemoPlayer, demoPlayersSchema } from '@marquee/contract/demo-players';

/** The simulated players of a demo on the same machine; nobody unless it runs with `MARQUEE_DEMO=on`. */
export function readPlayers(home: string, environment: NodeJS.ProcessEnv = process.env): DemoPlayer[] {
  if (environment['MARQUEE_DEMO'] !== 'on') return [];
  try {
    return demoPlayersSchema.parse(JSON.parse(readFileSync(join(home, DEMO_PLAYERS_FILE), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
