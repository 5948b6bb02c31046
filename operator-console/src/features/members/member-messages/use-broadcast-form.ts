import {
  type Audience,
  BROADCAST_ACCOUNTS_MAX,
  type BroadcastCategory,
  EVERYBODY,
  type Segment,
} from '@marquee/contract/broadcast';
import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import type { CallValue } from '@marquee/contract/calls/index';
import { type MessageText, placeholderFaults } from '@marquee/contract/message-template';
import { isSiteLink } from '@marquee/contract/site-link';
import type { Translate } from '@marquee/kit';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useRevision } from '../../../lib/revision/use-revision';

export interface BroadcastPlace {
  readonly brand: string;
  readonly broadcastId: string;
}

export type BroadcastTerms = CallValue<'broadcasts.terms'>;

export type NumberRule = 'levelFrom' | 'levelTo' | 'depositedWithinDays';
export type DayRule = 'registeredFrom' | 'loggedInFrom' | 'notLoggedInFrom';

/** As the fields hold it: numbers and days as text, empty for none. */
export interface BroadcastValues extends Record<NumberRule | DayRule, string> {
  readonly name: string;
  readonly category: BroadcastCategory;
  readonly link: string;
  /** ISO 8601, empty: at once. */
  readonly sendAt: string;
  readonly kind: Audience['kind'];
  /** User names, separated by line breaks, commas or spaces. */
  readonly names: string;
  readonly languages: readonly string[];
  readonly agent: 'all' | 'agents' | 'others';
  /** The one on the screen. */
  readonly language: string;
  readonly texts: Readonly<Record<string, MessageText>>;
}

const EMPTY: MessageText = { title: '', text: '' };

export const isEmpty = ({ title, text }: MessageText = EMPTY): boolean => `${title}${text}`.trim() === '';

const writtenTexts = ({ texts }: Pick<BroadcastValues, 'texts'>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));

/** User names of a pasted list. */
export const namesOf = (typed: string): string[] => typed.split(/[\s,;"]+/).filter((name) => name !== '');

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Whom the fields hold. */
export function audienceOf(values: BroadcastValues): Audience {
  if (values.kind === 'accounts') return { kind: 'accounts', accounts: namesOf(values.names) };
  return {
    kind: 'segment',
    segment: {
      levelFrom: numberOf(values.levelFrom),
      levelTo: numberOf(values.levelTo),
      depositedWithinDays: numberOf(values.depositedWithinDays),
      registeredFrom: values.registeredFrom || null,
      loggedInFrom: values.loggedInFrom || null,
      notLoggedInFrom: values.notLoggedInFrom || null,
      languages: [...values.languages],
      agent: values.agent === 'all' ? null : values.agent === 'agents',
    },
  };
}

function valuesOf({ languages }: BroadcastTerms, broadcast: Broadcast | null): BroadcastValues {
  const { audience } = broadcast ?? {};
  const segment: Segment = audience?.kind === 'segment' ? audience.segment : EVERYBODY;
  const textOf = (value: string | number | null) => String(value ?? '');
  return {
    name: broadcast?.name ?? '',
    category: broadcast?.category ?? 'service',
    link: broadcast?.link ?? '',
    sendAt: broadcast?.sendAt ?? '',
    kind: audience?.kind ?? 'accounts',
    names: audience?.kind === 'accounts' ? audience.accounts.join('\n') : '',
    levelFrom: textOf(segment.levelFrom),
    levelTo: textOf(segment.levelTo),
    depositedWithinDays: textOf(segment.depositedWithinDays),
    registeredFrom: textOf(segment.registeredFrom),
    loggedInFrom: textOf(segment.loggedInFrom),
    notLoggedInFrom: textOf(segment.notLoggedInFrom),
    languages: segment.languages,
    agent: segment.agent === null ? 'all' : segment.agent ? 'agents' : 'others',
    language: languages[0] ?? 'en',
    texts: Object.fromEntries(languages.map((language) => [language, broadcast?.texts[language] ?? EMPTY])),
  };
}

/** The form of a draft, in all languages of the brand. The default language is needed; others are empty or complete. */
export function useBroadcastForm(place: BroadcastPlace, terms: BroadcastTerms, broadcast: Broadcast | null) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const revision = useRevision<string | null>(broadcast?.revision ?? null);
  const consoleForm = useConsoleForm<BroadcastValues>(
    valuesOf(terms, broadcast),
    (values, form) =>
      revision.send(async (base) => {
        await client.call('broadcasts.save', {
          ...place,
          name: values.name,
          category: values.category,
          link: values.link.trim() || null,
          audience: audienceOf(values),
          texts: writtenTexts(values),
          sendAt: values.sendAt || null,
          revision: base,
        });
        form.reset(values);
        notify({ tone: 'success', title: t('broadcasts.saved') });
        await queryClient.invalidateQueries();
      }),
    {
      resolver: (values) => {
        const errors = faultsOf(values, terms, t);
        return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
      },
    },
  );
  const { form, submit } = consoleForm;
  return {
    ...consoleForm,
    revision,
    submit(event?: Parameters<typeof submit>[0]) {
      const [firstFaulty] = Object.keys(textFaults(form.getValues(), terms, t));
      if (firstFaulty !== undefined) form.setValue('language', firstFaulty);
      submit(event);
    },
  };
}

const faultOf = (message: string) => ({ type: 'validate', message });

function faultsOf(values: BroadcastValues, terms: BroadcastTerms, t: Translate) {
  const texts = textFaults(values, terms, t);
  const { levelFrom, levelTo, depositedWithinDays } = values;
  const isSegment = values.kind === 'segment';
  const isFaulty = (typed: string, least: number, most: number) => {
    const value = numberOf(typed);
    return isSegment && value !== null && !(Number.isInteger(value) && value >= least && value <= most);
  };
  const [from, to] = [numberOf(levelFrom), numberOf(levelTo)];
  const isTurned = isSegment && from !== null && to !== null && from > to;
  const count = namesOf(values.names).length;
  const hasNames = isSegment || (count > 0 && count <= BROADCAST_ACCOUNTS_MAX);
  const link = values.link.trim();
  return {
    ...(values.name.trim() === '' && { name: faultOf(t('articles.fault')) }),
    ...(link !== '' && !isSiteLink(link) && { link: faultOf(t('broadcasts.linkFault')) }),
    ...(!hasNames && { names: faultOf(t('broadcasts.namesFault', { most: BROADCAST_ACCOUNTS_MAX })) }),
    ...(isFaulty(levelFrom, 0, 20) && { levelFrom: faultOf(t('fieldFault')) }),
    ...((isFaulty(levelTo, 0, 20) || isTurned) && { levelTo: faultOf(t('fieldFault')) }),
    ...(isFaulty(depositedWithinDays, 1, 366) && { depositedWithinDays: faultOf(t('fieldFault')) }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

/** What is wrong, by language. */
function textFaults({ texts }: BroadcastValues, { languages: [needed = ''] }: BroadcastTerms, t: Translate) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      if (isEmpty(text) && language !== needed) return [];
      const { unknown } = placeholderFaults(text, []);
      const names = unknown.map((name) => (/^[{}]+$/.test(name) ? name : `{{${name}}}`)).join(' ');
      const faults = {
        ...(text.title.trim() === '' && { title: faultOf(t('articles.fault')) }),
        ...(text.text.trim() === '' && { text: faultOf(t('articles.fault')) }),
        ...(unknown.length > 0 && { text: faultOf(t('messageTemplates.unknown', { names })) }),
      };
      return Object.keys(faults).length === 0 ? [] : [[language, faults]];
    }),
  );
}
