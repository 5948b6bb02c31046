import type { On } from '../../../platform/http/call-registrar';
import type { MissionsAdmin } from './admin/missions-admin';
import type { MissionService } from './service';

export function missionRoutes(on: On, missions: MissionService, admin: MissionsAdmin): void {
  on('missions.summary', (_request, caller) => missions.summary(caller));
  on('missions.leaderboard', (request, caller) => missions.leaderboard(caller, request));
  on('missions.claim', ({ missionId }, caller) => missions.claim(caller, missionId));
  on('missionsAdmin.list', ({ brand }, caller) => admin.list(caller, brand));
  on('missionsAdmin.propose', (request, caller) => admin.propose(caller, request));
}
