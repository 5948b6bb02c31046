import { deleteOf } from '../../platform/erasure-statements';
import type { PersonalDataErasure } from '../../platform/personal-data';

const CHAT = 'conversation_id = (select id from chat_conversation where member_id = $1)';
const OF_OWN_LINKS = 'link_id in (select id from invitation_link where agent_id = $1)';
/** A fingerprint of a document by which somebody who is excluded is recognised stays. */
const NOT_EXCLUDED =
  'not exists (select from play_bar b where b.member_id = $1 and (b.ends_at is null or b.ends_at > now()))';

/** Who the member was, how the account was reached, and what was said. The row of the member and the contacts go last, by `people/erasure`. */
export const peopleErasure: PersonalDataErasure = {
  erased: [
    ...[
      'session',
      'remembered_device',
      'member_device',
      'known_address',
      'member_login',
      'step_up',
      'password_reset',
      'social_account',
      'recovery_code',
      'authenticator',
      'passkey',
      'passkey_owner',
      'withdraw_password_try',
      'feedback',
      'message_preference',
      'push_device',
      'broadcast_member',
      'data_export',
      'identity_number_attempt',
      'account_opening',
      'member_activation',
      'invitation_use',
    ].map((table) => ({ tables: [table], texts: [deleteOf(table)] })),
    {
      tables: ['invitation_link', 'invitation_click', 'invitation_visit'],
      texts: [
        deleteOf('invitation_click', OF_OWN_LINKS),
        deleteOf('invitation_visit', OF_OWN_LINKS),
        `update invitation_link set campaign = '-' where ctid = any (array(
           select ctid from invitation_link where agent_id = $1 and campaign <> '-' limit $2))`,
        // What the agent called a campaign stands with everybody who came by it.
        `update invitation_use set campaign = '-', sub = '' where ctid = any (array(
           select u.ctid from invitation_use u join invitation_link l on l.id = u.link_id
           where l.agent_id = $1 and u.campaign <> '-' limit $2))`,
      ],
    },
    ...['postback', 'postback_secret', 'postback_delivery'].map((table) => ({
      tables: [table],
      texts: [deleteOf(table, 'agent_id = $1')],
    })),
    { tables: ['downline_note'], texts: [deleteOf('downline_note', '$1 in (member_id, agent_id)')] },
    { tables: ['registration_row'], texts: [deleteOf('registration_row', '$1 in (member_id, agent_id)')] },
    { tables: ['agent_view'], texts: [deleteOf('agent_view', 'agent_id = $1')] },
    { tables: ['sub_user'], texts: [deleteOf('sub_user', '$1 in (member_id, owner_id)')] },
    // Copies go with their message.
    { tables: ['member_message'], texts: [deleteOf('member_message')] },
    {
      tables: ['outbox_message'],
      texts: [
        deleteOf(
          'outbox_message',
          `recipient in (select value from member_contact where member_id = $1 union select value from contact_change where member_id = $1)
             and brand_id = (select brand_id from member where id = $1)
             and not exists (select from member_contact c
               where c.brand_id = outbox_message.brand_id and c.value = recipient and c.member_id <> $1)`,
        ),
      ],
    },
    { tables: ['contact_change'], texts: [deleteOf('contact_change')] },
    {
      tables: ['chat_conversation', 'chat_message'],
      texts: [
        `update uploaded_image set subject = null where id = any (array(
           select i.id from chat_message m join uploaded_image i on i.id = any (m.image_ids)
           where m.${CHAT} and i.subject is not null limit $2))`,
        deleteOf('chat_message', CHAT),
        deleteOf('chat_conversation'),
      ],
    },
    {
      tables: ['identity_check', 'identity_document', 'identity_number'],
      texts: [
        // Those of addresses point at those of documents.
        deleteOf('identity_check', 'member_id = $1 and identity_id is not null'),
        deleteOf('identity_check'),
        deleteOf('identity_number', `member_id = $1 and ${NOT_EXCLUDED}`),
      ],
    },
    { tables: ['member', 'member_contact'], texts: [] },
  ],
  kept: {
    agent_contract: 'terms of money between two accounts, by their numbers',
    cash_feed: 'movements of money by the number of their account, for a week',
    agent_contract_tier: 'terms of money between two accounts, by their numbers',
    erasure_hold: 'none is left once an account is erased',
    line_cash_daily: 'sums of a line by day, by the number of its account',
    line_daily: 'sums of a line by day, by the number of its account',
    member_line: 'who stood above whom on which day, by their numbers',
    play_bar: 'an exclusion outlives the account; it has times and a number',
  },
};
