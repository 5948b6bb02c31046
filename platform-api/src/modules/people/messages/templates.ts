import type { MessageCategory } from '@marquee/contract/calls/messages';
import { placeholdersOf } from '@marquee/contract/message-template';
import { FALLBACK_LANGUAGE, type Language } from '@marquee/contract/languages';
import { type InboxTemplate, localisedText, readCounted } from '../../../messages/texts';
import type { MessageText } from '@marquee/contract/message-template';
import type { MessageValue } from './message-fact';

/** The messages that events send, by what they are about. */
export const TEMPLATE_CATEGORIES: Readonly<Record<InboxTemplate, MessageCategory>> = {
  deposit_credited: 'account',
  deposit_rejected: 'account',
  withdrawal_approved: 'account',
  withdrawal_paid: 'account',
  withdrawal_rejected: 'account',
  withdrawal_returned: 'account',
  level_reached: 'promotion',
  password_changed: 'system',
  login_new_place: 'system',
  passkey_added: 'system',
  passkey_removed: 'system',
  passkey_copied: 'system',
  passkeys_removed: 'system',
  passkeys_remain: 'system',
  authenticator_added: 'system',
  authenticator_removed: 'system',
  sub_user_security: 'system',
  contact_bound: 'system',
  contact_change_planned: 'system',
  contact_change_cancelled: 'system',
  contract_offered: 'agents',
  contract_accepted: 'agents',
  contract_rejected: 'agents',
  contract_withdrawn: 'agents',
  contract_expired: 'agents',
  contract_ended: 'agents',
  contract_void: 'agents',
  contract_signed: 'agents',
  dispute_rejected: 'agents',
  dispute_upheld: 'agents',
  application_accepted: 'agents',
  application_declined: 'agents',
  agent_ended: 'agents',
  commission_debt: 'agents',
  commission_waits: 'agents',
  commission_paid: 'agents',
  adjustment_credit: 'agents',
  adjustment_debit: 'agents',
  hold_placed: 'agents',
  hold_released: 'agents',
  reward_ready: 'promotion',
  limit_set: 'account',
  limit_planned: 'account',
  limit_raised: 'account',
  limit_removed: 'account',
  time_out_started: 'account',
  self_excluded: 'account',
  self_excluded_permanently: 'account',
  data_export_ready: 'system',
  nickname_removed: 'system',
  picture_removed: 'system',
  identity_approved: 'account',
  identity_refused: 'account',
  identity_more_needed: 'account',
  identity_expired: 'account',
};

export const INBOX_TEMPLATES = Object.keys(TEMPLATE_CATEGORIES) as InboxTemplate[];

/** Whether events send a message of this name. */
export const isInboxTemplate = (name: string): name is InboxTemplate => Object.hasOwn(TEMPLATE_CATEGORIES, name);

/** What a template says where no operator has written over it. */
export function standardText(language: Language, template: InboxTemplate, count: number | null = null): MessageText {
  const read = (part: keyof MessageText) => {
    const text = readCounted(language, `inbox.${template}.${part}`, count);
    if (text === null) throw new Error(`no ${part} for the message ${template}`);
    return text;
  };
  return { title: read('title'), text: read('text') };
}

/** What operators call a template: its standard title, in every language. */
export const templateNames = (template: InboxTemplate) => localisedText(`inbox.${template}.title`);

/** The placeholders that a template has. */
export const templatePlaceholders = (template: InboxTemplate): string[] =>
  placeholdersOf(standardText(FALLBACK_LANGUAGE, template));

/** Values for a preview, by the name of the placeholder. */
export const SAMPLE_VALUES: Readonly<Record<string, MessageValue>> = {
  account: 'rahim',
  event: { texts: localisedText('inbox.passkey_added.title') },
  at: '2026-12-01 00:00',
  amount: { amount: '1500.00' },
  length: { texts: localisedText('limitLength.7d') },
  limit: { texts: localisedText('limitKind.deposit') },
  contact: '•••• 678',
  contract: { texts: localisedText('contractType.dividend') },
  kind: { texts: localisedText('contactKind.mobile') },
  device: 'Chrome · Android',
  place: { texts: localisedText('inboxSample.place') },
  passkey: 'iCloud Keychain',
  level: { texts: localisedText('inboxSample.level') },
  promotion: { texts: localisedText('inboxSample.promotion') },
  reason: { texts: localisedText('inboxSample.reason') },
  value: { amount: '1500.00' },
};
