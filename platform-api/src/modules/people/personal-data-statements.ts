import type { PersonalData } from '../../platform/personal-data';

/** Who the member is, how the account is reached, and what was said. */
export const peopleData: readonly PersonalData[] = [
  {
    file: 'account',
    tables: ['member'],
    text: `select account, public_id as "memberId", nickname, avatar, picture_id as "picture",
             nickname_changed_at as "nicknameChangedAt", language, birthday::text, payee_name as "payeeName", status,
             affiliate_code as "affiliateCode", referral_code as "referralCode", profile,
             terms_accepted_at as "termsAcceptedAt", first_login_at as "firstLoginAt", created_at as "registeredAt",
             password_changed_at as "passwordChangedAt", payment_password_changed_at as "withdrawPasswordChangedAt", facts
           from member where id = $1`,
  },
  {
    file: 'contacts',
    tables: ['member_contact'],
    text: 'select kind, value, verified_at as "verifiedAt" from member_contact where member_id = $1 order by kind',
  },
  {
    file: 'invitation',
    tables: ['invitation_use'],
    text: `select campaign, sub, token as "number", registered_at as "registeredAt", first_deposit_at as "firstDepositAt",
             active_at as "activeAt" from invitation_use where member_id = $1`,
  },
  {
    file: 'invitation-links',
    tables: ['invitation_link'],
    text: `select code, campaign, type, prize_group as "prizeGroup", landing, promotion_id as "promotionId", created_at as "createdAt", expires_at as "expiresAt",
             ended_at as "endedAt", visits from invitation_link where agent_id = $1 order by id`,
  },
  {
    file: 'postbacks',
    tables: ['postback'],
    text: `select i.code as link, p.address from postback p left join invitation_link i on i.id = p.link_id where p.agent_id = $1
           order by i.id nulls first`,
  },
  {
    file: 'notes-about-downlines',
    tables: ['downline_note'],
    text: `select m.account, n.note, n.updated_at as "updatedAt" from downline_note n join member m on m.id = n.member_id
           where n.agent_id = $1 order by m.account`,
  },
  {
    file: 'saved-reports',
    tables: ['agent_view'],
    text: `select name, page, query as filters, schedule as "sentByMail", sent_to as "sentUntil", updated_at as "updatedAt" from agent_view where agent_id = $1 order by id`,
  },
  {
    file: 'sub-users',
    tables: ['sub_user'],
    text: `select m.account, case when s.owner_id = $1 then 'gave access' else 'has access' end as side, s.rights,
             s.created_at as "since", s.removed_at as "removedAt"
           from sub_user s join member m on m.id = case when s.owner_id = $1 then s.member_id else s.owner_id end
           where $1 in (s.owner_id, s.member_id) order by s.member_id`,
  },
  {
    file: 'sessions',
    tables: ['session'],
    text: `select method, created_at as "startedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", host(ip) as address,
             user_agent as browser from session where member_id = $1 order by created_at`,
  },
  {
    file: 'log-ins',
    tables: ['member_login'],
    text: `select at, way, outcome, host(ip) as address, country, device from member_login where member_id = $1 order by at, id`,
  },
  {
    file: 'devices',
    tables: ['member_device'],
    text: `select network::text, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from member_device
           where member_id = $1 order by first_seen_at`,
  },
  {
    file: 'remembered-devices',
    tables: ['remembered_device'],
    text: `select method, created_at as "rememberedAt", expires_at as "expiresAt" from remembered_device
           where member_id = $1 and replaced_at is null order by created_at`,
  },
  {
    file: 'known-networks',
    tables: ['known_address'],
    text: `select network::text, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from known_address
           where member_id = $1 order by first_seen_at`,
  },
  {
    file: 'connected-accounts',
    tables: ['social_account'],
    text: `select provider, subject, email, connected_at as "connectedAt" from social_account where member_id = $1
           order by connected_at`,
  },
  {
    file: 'authenticator',
    tables: ['authenticator', 'recovery_code'],
    text: `select confirmed_at as "confirmedAt",
             (select count(*)::integer from recovery_code where member_id = a.member_id and used_at is null) as "recoveryCodesLeft"
           from authenticator a where member_id = $1`,
  },
  {
    file: 'passkeys',
    tables: ['passkey', 'passkey_owner'],
    text: `select p.name, p.host as site, encode(o.handle, 'hex') as "userHandle", encode(p.credential_id, 'hex') as "credentialId",
             p.counter::text as uses, p.is_synced as "synced", p.aaguid, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"
           from passkey_owner o left join passkey p using (member_id) where o.member_id = $1 order by p.created_at, p.id`,
  },
  {
    file: 'identity-checks',
    tables: ['identity_check', 'identity_document'],
    text: `select level, state, document_kind as document, expires_on::text as "expiresOn", created_at as "startedAt",
             submitted_at as "sentAt", decided_at as "decidedAt", reason, note, erased_at as "erasedAt",
             (select count(*)::integer from identity_document where check_id = c.id) as pictures
           from identity_check c where member_id = $1 order by created_at`,
  },
  {
    file: 'agent-contracts',
    tables: ['agent_contract', 'agent_contract_tier'],
    text: `select c.public_id as "contractId", case when c.upline_id = $1 then 'offered' else 'received' end as side, c.type, c.version,
             c.period, c.carries_loss as "carriesLoss", c.state, c.ended_by as "endedBy", c.offered_at as "offeredAt",
             c.decided_at as "decidedAt", c.valid_from as "validFrom", c.ends_at as "endsAt", t.place as tier, t.valid_bet as "validBet",
             t.loss, t.active_members as "activeMembers", t.rate as "rateInBasisPoints", t.loss_rate as "lossRateInBasisPoints",
             t.deposit, t.amount
           from agent_contract c join agent_contract_tier t on t.contract_id = c.id
           where c.upline_id = $1 or c.downline_id = $1 order by c.offered_at, c.id, t.place`,
  },
  {
    file: 'contact-changes',
    tables: ['contact_change'],
    text: `select kind, value, requested_at as "requestedAt", effective_at as "effectiveAt", state, ended_at as "endedAt"
           from contact_change where member_id = $1 order by id`,
  },
  {
    file: 'feedback',
    tables: ['feedback'],
    text: `select sender, type, content, language, host(ip) as address, status, answer, answered_at as "answeredAt",
             created_at as "createdAt" from feedback where member_id = $1 order by id`,
  },
  {
    file: 'chat',
    tables: ['chat_conversation', 'chat_message'],
    text: `select case when m.operator_id is null then 'member' else 'service' end as "from", m.body as text,
             cardinality(m.image_ids) as pictures, m.sent_at as "sentAt"
           from chat_conversation c join chat_message m on m.conversation_id = c.id where c.member_id = $1 order by m.seq`,
  },
  {
    file: 'messages',
    tables: ['member_message'],
    text: `select category, title, text, link, created_at as "createdAt", read_at as "readAt", deleted_at as "deletedAt"
           from member_message where member_id = $1 order by id`,
  },
  {
    file: 'message-preferences',
    tables: ['message_preference'],
    text: `select category, channel, enabled, updated_at as "updatedAt" from message_preference where member_id = $1
           order by category, channel`,
  },
  {
    // The address of a browser at its push service lets whoever knows it write to the browser: only the service is named.
    file: 'push-devices',
    tables: ['push_device'],
    text: `select substring(endpoint from '^https?://[^/]+') as "pushService", user_agent as browser, created_at as "addedAt",
             seen_at as "lastSeenAt" from push_device where member_id = $1 order by created_at, id`,
  },
  {
    file: 'data-exports',
    tables: ['data_export'],
    text: `select state, requested_at as "requestedAt", finished_at as "finishedAt" from data_export where member_id = $1 order by id`,
  },
];
