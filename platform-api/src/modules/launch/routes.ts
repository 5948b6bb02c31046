import type { On } from '../../platform/http/call-registrar';
import type { LaunchService } from './service';

export function launchRoutes(on: On, launch: LaunchService): void {
  on('games.launch', (input, { brand, member, language }) =>
    launch.launch({ brand, member, gameId: input.nodeId, mode: input.mode, language: input.language ?? language }),
  );
}
