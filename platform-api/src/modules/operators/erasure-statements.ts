import type { PersonalDataErasure } from '../../platform/personal-data';

/** Pictures that the member sent go as unclaimed ones do, with their files. */
export const operatorsErasure: PersonalDataErasure = {
  erased: [
    {
      tables: ['uploaded_image'],
      texts: [
        `update uploaded_image set subject = null where id = any (array(
           select id from uploaded_image where owner_kind = 'member' and owner_id = $1 and subject is not null limit $2))`,
      ],
    },
  ],
  kept: { audit_log: 'the record of what was done, which nobody may change; it names members by their ids' },
};
