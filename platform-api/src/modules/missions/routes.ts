import type { On } from '../../platform/http/call-registrar';
import type { MissionService } from './service';

export function missionRoutes(on: On, missions: MissionService): void {
  on('missions.summary', (_request, caller) => missions.summary(caller));
  on('missions.leaderboard', (request, caller) => missions.leaderboard(caller, request));
  on('missions.claim', ({ missionId }, caller) => missions.claim(caller, missionId));
}
