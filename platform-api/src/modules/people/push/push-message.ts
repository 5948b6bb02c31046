import type { MessageCategory } from '@marquee/contract/calls/messages';
import { directionOf, type Language } from '@marquee/contract/languages';
import { isSiteLink } from '@marquee/contract/site-link';
import { readText } from '../../../messages/texts';

/** What the worker of the site gets, as JSON. */
export interface PushMessage {
  readonly deviceId: string;
  readonly title: string;
  /** Where the member is logged in; elsewhere `closed` stands in its place. */
  readonly body: string;
  readonly closed: string;
  /** Path of a page of the site. */
  readonly link: string;
  /** A later message of the same tag takes the place of this one on the screen. */
  readonly tag: MessageCategory;
  readonly lang: Language;
  readonly dir: 'ltr' | 'rtl';
  readonly icon: string | null;
}

interface PushedCopy {
  readonly category: MessageCategory;
  readonly title: string;
  readonly link: string | null;
}

interface PushPlace {
  readonly deviceId: string;
  readonly isOpen: boolean;
  readonly brandName: string;
  readonly language: Language;
  readonly icon: string | null;
}

const INBOX = '/member/messages';
/** A digit of any script. */
const DIGIT = /\p{Nd}/u;

/**
 * Words a message for a screen that anybody may look at: its title where that tells no figure of the account, such as an amount, else what
 * it is about. Its text is read in the inbox.
 */
export function pushMessage({ category, title, link }: PushedCopy, place: PushPlace): PushMessage {
  const { deviceId, isOpen, brandName, language, icon } = place;
  const closed = textOf(language, 'push.closed');
  const isPublic = category === 'promotion' || !DIGIT.test(title);
  return {
    deviceId,
    title: brandName,
    body: !isOpen ? closed : isPublic ? title : textOf(language, `push.category.${category}`),
    closed,
    link: isOpen && link !== null && isSiteLink(link) ? link : INBOX,
    tag: category,
    lang: language,
    dir: directionOf(language),
    icon,
  };
}

function textOf(language: Language, key: string): string {
  const text = readText(language, key);
  if (text === null) throw new Error(`no text ${key} in ${language}`);
  return text;
}
