import type { Audience, Segment } from '@marquee/contract/broadcast';
import type { MessageText } from '@marquee/contract/message-template';
import {
  type Fact,
  fact,
  factOf,
  instant,
  localised,
  number,
  text,
  word,
  yes,
} from '../../../operators/proposals/facts';
import { digestOf } from '../../../operators/revision/revision';
import type { BroadcastDraft } from './broadcast-repository';

/** Everything that the form of a message sets; in one order, whatever the order of the languages. */
export const broadcastFacts = ({ name, category, link, audience, texts, sendAt }: BroadcastDraft): Fact[] => [
  fact('broadcasts.name', text(name)),
  fact('broadcasts.category', word(`messageTemplates.categories.${category}`)),
  ...audienceFacts(audience),
  ...factOf('broadcasts.sendAt', sendAt, instant),
  ...factOf('broadcasts.link', link, text),
  ...localised('messageTemplates.messageTitle', partOf(texts, 'title')),
  ...localised('messageTemplates.messageText', partOf(texts, 'text')),
];

function audienceFacts(audience: Audience): Fact[] {
  // The digest tells lists of the same length apart.
  if (audience.kind === 'accounts')
    return [fact('broadcasts.accounts', text(`${audience.accounts.length} (${digestOf(audience.accounts)})`))];
  const { languages, agent, ...bounds } = audience.segment;
  const entries = Object.entries(bounds) as [Exclude<keyof Segment, 'languages' | 'agent'>, number | string | null][];
  return [
    ...entries.flatMap(([rule, value]) =>
      factOf(`broadcasts.segment.${rule}`, value, (bound) => (typeof bound === 'number' ? number(bound) : text(bound))),
    ),
    ...factOf('broadcasts.segment.languages', languages.length > 0 ? languages : null, (codes) =>
      text(codes.toSorted().join(', ')),
    ),
    ...factOf('broadcasts.segment.agent', agent, yes),
  ];
}

const partOf = (texts: Readonly<Record<string, MessageText>>, part: keyof MessageText) =>
  Object.fromEntries(
    Object.entries(texts)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([language, written]) => [language, written[part]]),
  );
