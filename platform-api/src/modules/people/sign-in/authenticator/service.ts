import { Secret, TOTP } from 'otpauth';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { latinDigits } from '@marquee/contract/latin-digits';
import type { Platform } from '../../../../platform/platform';
import type { SecretBox } from '../../../../platform/secret-box';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  insertRecoveryCodes,
  markConfirmed,
  putUnconfirmed,
  readAuthenticator,
  spendRecoveryCode,
  spendStep,
} from './repository';

/** Time-based one-time codes (RFC 6238: SHA-1, six digits, 30 seconds, as every authenticator app takes them). */
export interface Authenticator {
  state(memberId: bigint): Promise<{ readonly enabled: boolean; readonly recoveryCodesLeft: number }>;
  /**
   * Creates a secret, which becomes active with its first right code.
   * @param label the account as the app shows it
   * @throws Failure `authenticator_enabled`
   */
  start(memberId: bigint, issuer: string, label: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Activates it.
   * @returns the recovery codes, which are not stored in the clear
   * @throws Failure `authenticator_code_wrong`, `authenticator_enabled`
   */
  confirm(memberId: bigint, code: string): Promise<string[]>;
  /** Whether it is the app's current code or an unused recovery code; either is valid once. */
  accepts(memberId: bigint, code: string): Promise<boolean>;
  disable(memberId: bigint): Promise<void>;
}

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Phone clocks differ: the previous and the next code are valid as well. */
const WINDOW = 1;
const APP_CODE = /^\d{6}$/;

export function createAuthenticator({ database: { pool }, clock }: Platform, box: SecretBox): Authenticator {
  const boundTo = (memberId: bigint) => `authenticator ${memberId}`;
  const totpOf = (secret: Secret) => new TOTP({ secret, period: PERIOD_S });
  const open = (sealed: Buffer, memberId: bigint) => totpOf(Secret.fromBase32(box.open(sealed, boundTo(memberId))));

  /** @returns the 30-second step of the code, null when it matches none of the current ones */
  const stepOf = (totp: TOTP, code: string): number | null => {
    const timestamp = clock.now().getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  };
  const spendAppCode = async (memberId: bigint, sealed: Buffer, code: string): Promise<boolean> => {
    if (!APP_CODE.test(code)) return false;
    const step = stepOf(open(sealed, memberId), code);
    return step !== null && spendStep(pool, memberId, step);
  };

  return {
    async state(memberId) {
      const enabled = Boolean((await readAuthenticator(pool, memberId))?.confirmedAt);
      return { enabled, recoveryCodesLeft: enabled ? await countRecoveryCodes(pool, memberId) : 0 };
    },
    async start(memberId, issuer, label) {
      const secret = new Secret({ size: SECRET_BYTES });
      if (!(await putUnconfirmed(pool, memberId, box.seal(secret.base32, boundTo(memberId)))))
        throw new Failure('authenticator_enabled');
      return { secret: secret.base32, uri: new TOTP({ secret, period: PERIOD_S, issuer, label }).toString() };
    },
    async confirm(memberId, code) {
      const row = await readAuthenticator(pool, memberId);
      if (row?.confirmedAt) throw new Failure('authenticator_enabled');
      if (!row || !(await spendAppCode(memberId, row.sealedSecret, plain(code))))
        throw new Failure('authenticator_code_wrong');
      const codes = newRecoveryCodes();
      await inTransaction(pool, async (client) => {
        if (!(await markConfirmed(client, memberId, clock.now()))) throw new Failure('authenticator_enabled');
        await insertRecoveryCodes(client, memberId, codes.map(recoveryCodeHash));
      });
      return codes;
    },
    async accepts(memberId, code) {
      const row = await readAuthenticator(pool, memberId);
      if (!row?.confirmedAt) return false;
      if (await spendAppCode(memberId, row.sealedSecret, plain(code))) return true;
      return spendRecoveryCode(pool, memberId, recoveryCodeHash(code), clock.now());
    },
    disable: (memberId) => deleteAuthenticator(pool, memberId),
  };
}

/** Apps show codes in groups; people type them in the digits of their script. */
const plain = (code: string) => latinDigits(code).replace(/\s/g, '');
