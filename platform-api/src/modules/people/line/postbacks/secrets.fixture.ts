import { randomBytes } from 'node:crypto';
import { createSecretBox } from '../../../../platform/secret-box';

/** A box for secrets of postbacks in tests. */
export const testSecrets = createSecretBox(randomBytes(32).toString('base64url'));
