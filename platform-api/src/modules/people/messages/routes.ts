import type { On } from '../../../platform/http/call-registrar';
import type { MemberPreferences } from './copies/preferences';
import type { MemberMessages } from './service';

export function messageRoutes(on: On, messages: MemberMessages, preferences: MemberPreferences): void {
  on('messages.list', (request, { member }) => messages.list(member, request));
  on('messages.one', ({ messageId }, { member }) => messages.one(member, messageId));
  on('messages.unreadCount', (_request, { member }) => messages.unread(member));
  on('messages.markRead', (request, { member }) => messages.markRead(member, request));
  on('messages.remove', ({ messageIds }, { member }) => messages.remove(member, messageIds));
  on('messages.preferences', (_request, { member, brand }) => preferences.read(member, brand.id));
  on('messages.setPreferences', (change, { member, brand }) => preferences.save(member, brand.id, change));
}
