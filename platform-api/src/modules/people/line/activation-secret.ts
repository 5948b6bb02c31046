import type { ActivationWay } from '@marquee/contract/agent-line';
import { randomInt } from 'node:crypto';
import { hashToken, newToken } from '../../../platform/secrets';
import { CODE_ALPHABET } from '../member/insert-member';

const PASSWORD_LENGTH = 16;

/** A random code of letters and digits that are not mistaken for one another. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');

/**
 * What activates an account, once: a password to be read out, of 79 bits, or the token of a link. Both are random enough to be kept as a
 * plain digest.
 */
export const newSecret = (way: ActivationWay): string =>
  way === 'link' ? newToken() : (newCode(PASSWORD_LENGTH).match(/.{4}/g) ?? []).join('-');

/** The digest by which a secret is found; a password may be typed in small letters and without its hyphens. */
export function hashSecret(typed: string): Buffer {
  const plain = typed.replaceAll(/[\s-]/g, '');
  return hashToken(plain.length === PASSWORD_LENGTH ? plain.toUpperCase() : typed.trim());
}
