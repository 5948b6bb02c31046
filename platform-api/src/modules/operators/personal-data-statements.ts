import type { PersonalData } from '../../platform/personal-data';

/** What the platform and its operators recorded of what the member, or somebody for the member, did. */
export const operatorsData: readonly PersonalData[] = [
  {
    file: 'account-history',
    tables: ['audit_log'],
    text: `select at, action, actor_kind as by from audit_log where subject = 'member:' || (select public_id from member where id = $1)
           order by at, id`,
  },
  {
    file: 'pictures',
    tables: ['uploaded_image'],
    text: `select id::text as "pictureId", subject, media_type as "mediaType", width, height, created_at as "createdAt"
           from uploaded_image where owner_kind = 'member' and owner_id = $1
           order by created_at, id`,
  },
];
