import { randomInt } from 'node:crypto';
import { hashToken } from '../../secrets';

/** Letters and digits that are not mistaken for one another on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const CODES = 10;

/** Ten codes of some 79 bits each, such as `K7QM-3XWE-9TBD-HZ2A`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** The stored digest of a code; letter case, spaces and dashes are ignored. */
export const recoveryCodeHash = (code: string): Buffer =>
  hashToken(`recovery-code ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
