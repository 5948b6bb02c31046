import { withoutBidiControls, plainTextSchema } from './plain-text';

/** Most characters of a message's title and text. */
export const MESSAGE_TITLE_MAX = 120;
export const MESSAGE_TEXT_MAX = 2_000;

/** The name of the brand, which every message can say. */
const BRAND = 'brand';
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A message to a member, in one language: plain text, never markup. */
export interface MessageText {
  readonly title: string;
  readonly text: string;
}

/** A part of a message as people write it: plain, without controls that reverse what stands around them. */
export const messagePartSchema = (maxLength: number) =>
  plainTextSchema(maxLength)
    .overwrite((text) => withoutBidiControls(text).trim())
    .min(1);

export interface PlaceholderFaults {
  /** Of the text, but not of its template. */
  readonly unknown: readonly string[];
  /** Of the template, but neither in the title nor in the text. */
  readonly missing: readonly string[];
}

/** The names between `{{` and `}}`, each once. */
export const placeholdersOf = ({ title, text }: MessageText): string[] => [
  ...new Set([...`${title}\n${text}`.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/**
 * What is wrong with the placeholders of a text. Braces that name nothing count as an unknown placeholder: members would read them.
 * @param placeholders that the template has
 */
export function placeholderFaults(message: MessageText, placeholders: readonly string[]): PlaceholderFaults {
  const used = placeholdersOf(message);
  const stray = `${message.title}\n${message.text}`.replace(PLACEHOLDER, '').match(/\{\{|\}\}/);
  const unknown = used.filter((name) => name !== BRAND && !placeholders.includes(name));
  return {
    unknown: [...unknown, ...(stray ?? [])],
    missing: placeholders.filter((name) => name !== BRAND && !used.includes(name)),
  };
}
