import type { On } from '../../../platform/http/call-registrar';
import { type AnnouncementType, audienceOf, type ContentService } from './service';

export function contentRoutes(on: On, content: ContentService): void {
  on('content.announcements', (input, { brand, member, language }) => {
    const types = input.types.split(',') as AnnouncementType[];
    return content.announcements(brand, types, input.execution ?? audienceOf(member), input.language ?? language);
  });
  on('content.banners', (input, { brand, language }) =>
    content.banners(brand, [input.groupName], input.language ?? language),
  );
  on('content.help', (input, { brand, language }) => content.help(brand, input.lang ?? language));
}
