import type { On } from '../../../platform/http/call-registrar';
import type { MemberProfiles } from './service';

export function profileRoutes(on: On, profiles: MemberProfiles): void {
  on('member.profile', (_input, { member, brand }) => profiles.read(member, brand));
  on('member.saveProfile', (request, context) => profiles.save(request, context));
}
