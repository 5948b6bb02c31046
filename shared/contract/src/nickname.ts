import type { FieldFault } from './registration';

/** Characters of a nickname as a reader counts them. */
export const NICKNAME_MIN_LENGTH = 2;
export const NICKNAME_MAX_LENGTH = 20;
/** Hours between two changes of a nickname. */
export const NICKNAME_WAIT_HOURS = 24;
/** Code points of one: an emoji may have seven, a letter of an Indian script five. */
const CODE_POINTS_MAX = 80;

/**
 * What has no shape or turns the text around it: controls, directions, private and unassigned characters, and all that is drawn as nothing.
 * Joiners and the emoji form are part of visible characters, and are checked by their place.
 */
const INVISIBLE =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?![\u200c\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** A joiner that joins nothing, or an emoji form of nothing. */
const LOOSE_JOINER = /^[\u200c\u200d\ufe0f]|[\u200c\u200d]$|[\s\u200c\u200d][\u200c\u200d\ufe0f]|[\u200c\u200d]\s/u;
/** More marks than any script stacks on a letter: they run over the lines around them. */
const STACKED_MARKS = /(?!\ufe0f)\p{M}{5}/u;
const NAMES_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** A nickname as it is stored: composed letters, and one plain space where any were typed. */
export const normalNickname = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/**
 * Checks the form of a nickname of any script.
 * @param nickname from `normalNickname`
 * @returns the first fault: `too_short`, `too_long`, `pattern.nickname`; null for a valid one
 */
export function nicknameFault(nickname: string): FieldFault | null {
  const params = { min: NICKNAME_MIN_LENGTH, max: NICKNAME_MAX_LENGTH };
  if ([INVISIBLE, LOOSE_JOINER, STACKED_MARKS].some((fault) => fault.test(nickname)))
    return { messageKey: 'pattern.nickname', params };
  const length = [...new Intl.Segmenter().segment(nickname)].length;
  if (length < NICKNAME_MIN_LENGTH) return { messageKey: 'too_short', params };
  if (length > NICKNAME_MAX_LENGTH || [...nickname].length > CODE_POINTS_MAX) return { messageKey: 'too_long', params };
  return NAMES_SOMETHING.test(nickname) ? null : { messageKey: 'pattern.nickname', params };
}
