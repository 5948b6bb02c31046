import type { PATTERN_IDS, RegisterField } from './calls/system';
import type { FieldError } from './envelope';

type PatternId = (typeof PATTERN_IDS)[number];

/**
 * The pattern kinds of the specification, section 5. A letter is a letter of any script with its marks, so that Bengali,
 * Hindi and Arabic names pass, the joiners inside Persian and Bengali ones too; where the kind names a script, only that
 * script does.
 */
export const patterns: Readonly<Record<PatternId, RegExp>> = {
  any: /^[\s\S]*$/u,
  'letter-first-alphanumeric': /^[A-Za-z][A-Za-z0-9]*$/u,
  'chinese-digits': /^[\p{Script=Han}\d]+$/u,
  email: /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
  'letters-or-digits': /^[A-Za-z0-9]+$/u,
  'letters-and-digits': /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/u,
  digits: /^\d+$/u,
  'alphanumeric-uppercase': /^(?=.*[A-Z])[A-Za-z0-9]+$/u,
  'english-spaces': /^[A-Za-z]+(?: [A-Za-z]+)*$/u,
  'no-spaces': /^\S+$/u,
  'chinese-punctuation': /^[\p{Script=Han}\u3000-\u303f\uff01-\uff0f\uff1a-\uff20·•]+$/u,
  'date-ymd': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  'date-mdy': /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$/u,
  'letters-spaces': /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?: \p{L}[\p{L}\p{M}\u200c\u200d]*)*$/u,
  korean: /^\p{Script=Hangul}+(?: \p{Script=Hangul}+)*$/u,
  thai: /^(?:(?!\p{N}|\p{P})\p{Script=Thai})+(?: (?:(?!\p{N}|\p{P})\p{Script=Thai})+)*$/u,
  'thai-english-spaces':
    /^(?:(?!\p{N}|\p{P})[\p{Script=Thai}A-Za-z])+(?: (?:(?!\p{N}|\p{P})[\p{Script=Thai}A-Za-z])+)*$/u,
  'uppercase-spaces': /^(?=.*[A-Z])[A-Z ]+$/u,
  'letters-digits-symbols': /^[A-Za-z0-9!-/:-@[-`{-~]+$/u,
  'upper-lower-digit-symbol': /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])\S+$/u,
  'full-name': /^[\p{L}'’][\p{L}\p{M}\u200c\u200d'’.-]*(?: [\p{L}'’][\p{L}\p{M}\u200c\u200d'’.-]*)+$/u,
  'full-width-japanese':
    /^[\p{Script=Hiragana}\u30a0-\u30ff\p{Script=Han}々ー]+(?:[ \u3000][\p{Script=Hiragana}\u30a0-\u30ff\p{Script=Han}々ー]+)*$/u,
  uppercase: /^[A-Z]+$/u,
  mobile: /^\d+$/u,
};

/** Why a form value is refused: a message key with its values. */
export type FieldFault = Pick<FieldError, 'messageKey' | 'params'>;

/**
 * Validates a registration field, on the page and on the server.
 * @param rule the brand's rule of the field (`system.registerSettings`)
 * @param value as entered; it is trimmed first
 * @returns the first fault: `required`, `too_short`, `too_long`, `pattern.<patternId>`; null when the value is valid. A mobile number of
 * a wrong length is no mobile number: nobody counts its characters
 */
export function validateField(rule: RegisterField, value: string | undefined): FieldFault | null {
  const text = value?.trim() ?? '';
  if (text === '') return rule.required ? { messageKey: 'required' } : null;
  const { length } = [...text];
  const isLengthWrong = length < rule.minLength || length > rule.maxLength;
  if (isLengthWrong && rule.patternId === 'mobile') return { messageKey: 'pattern.mobile' };
  if (length < rule.minLength) return { messageKey: 'too_short', params: { min: rule.minLength, max: rule.maxLength } };
  if (length > rule.maxLength) return { messageKey: 'too_long', params: { min: rule.minLength, max: rule.maxLength } };
  if (fitsPattern(rule, text)) return null;
  return { messageKey: `pattern.${rule.patternId}`, params: { min: rule.minLength, max: rule.maxLength } };
}

function fitsPattern({ patternId, acceptedPattern }: RegisterField, text: string): boolean {
  if (!patterns[patternId].test(text) || (isDate(patternId) && !isRealDate(patternId, text))) return false;
  return acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(text);
}

const isDate = (patternId: PatternId): patternId is 'date-ymd' | 'date-mdy' =>
  patternId === 'date-ymd' || patternId === 'date-mdy';

/** The 31st of February has the form of a date but is invalid. */
function isRealDate(patternId: 'date-ymd' | 'date-mdy', text: string): boolean {
  const [first = '', second = '', third = ''] = text.split('-');
  const iso = patternId === 'date-ymd' ? text : `${third}-${first}-${second}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/**
 * Whole years of age on a day.
 * @param birthday `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`, the brand's business day
 */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
