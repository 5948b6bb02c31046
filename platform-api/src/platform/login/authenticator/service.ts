import { Secret, TOTP } from 'otpauth';
import { inTransaction, type Queryable } from '../../database';
import { Failure } from '../../failure';
import { latinDigits } from '@marquee/contract/latin-digits';
import type { Platform } from '../../platform';
import type { SecretBox } from '../../secret-box';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import {
  type AuthenticatorOwner,
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
export interface Authenticator<Id extends bigint | number> {
  state(id: Id): Promise<{ readonly enabled: boolean; readonly recoveryCodesLeft: number }>;
  /**
   * Creates a secret, which becomes active with its first right code.
   * @param label the account as the app shows it
   * @throws Failure `authenticator_enabled`
   */
  start(id: Id, issuer: string, label: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /**
   * Activates it.
   * @param within what else the transaction does that activates it
   * @returns the recovery codes, which are not stored in the clear
   * @throws Failure `authenticator_code_wrong`, `authenticator_enabled`
   */
  confirm(id: Id, code: string, within?: (tx: Queryable) => Promise<void>): Promise<string[]>;
  /** Whether it is the app's current code or an unused recovery code; either is valid once. */
  accepts(id: Id, code: string): Promise<boolean>;
  /** @param db the transaction of the change; defaults to the pool @returns whether one was active */
  disable(id: Id, db?: Queryable): Promise<boolean>;
}

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Phone clocks differ: the previous and the next code are valid as well. */
const WINDOW = 1;
const APP_CODE = /^\d{6}$/;

/** @param realm whose accounts the ids name */
export function createAuthenticator<Id extends bigint | number>(
  { database: { pool }, clock }: Platform,
  box: SecretBox,
  realm: AuthenticatorOwner['realm'],
): Authenticator<Id> {
  const ownerOf = (id: Id): AuthenticatorOwner => ({ realm, id });
  const boundTo = (id: Id) => (realm === 'member' ? `authenticator ${id}` : `${realm} authenticator ${id}`);
  const totpOf = (secret: Secret) => new TOTP({ secret, period: PERIOD_S });
  const open = (sealed: Buffer, id: Id) => totpOf(Secret.fromBase32(box.open(sealed, boundTo(id))));

  /** @returns the 30-second step of the code, null when it matches none of the current ones */
  const stepOf = (totp: TOTP, code: string): number | null => {
    const timestamp = clock.now().getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  };
  const spendAppCode = async (id: Id, sealed: Buffer, code: string): Promise<boolean> => {
    if (!APP_CODE.test(code)) return false;
    const step = stepOf(open(sealed, id), code);
    return step !== null && spendStep(pool, ownerOf(id), step);
  };

  return {
    async state(id) {
      const enabled = Boolean((await readAuthenticator(pool, ownerOf(id)))?.confirmedAt);
      return { enabled, recoveryCodesLeft: enabled ? await countRecoveryCodes(pool, ownerOf(id)) : 0 };
    },
    async start(id, issuer, label) {
      const secret = new Secret({ size: SECRET_BYTES });
      if (!(await putUnconfirmed(pool, ownerOf(id), box.seal(secret.base32, boundTo(id)))))
        throw new Failure('authenticator_enabled');
      return { secret: secret.base32, uri: new TOTP({ secret, period: PERIOD_S, issuer, label }).toString() };
    },
    async confirm(id, code, within) {
      const row = await readAuthenticator(pool, ownerOf(id));
      if (row?.confirmedAt) throw new Failure('authenticator_enabled');
      if (!row || !(await spendAppCode(id, row.sealedSecret, plain(code))))
        throw new Failure('authenticator_code_wrong');
      const codes = newRecoveryCodes();
      await inTransaction(pool, async (client) => {
        if (!(await markConfirmed(client, ownerOf(id), clock.now()))) throw new Failure('authenticator_enabled');
        await insertRecoveryCodes(client, ownerOf(id), codes.map(recoveryCodeHash));
        await within?.(client);
      });
      return codes;
    },
    async accepts(id, code) {
      const row = await readAuthenticator(pool, ownerOf(id));
      if (!row?.confirmedAt) return false;
      if (await spendAppCode(id, row.sealedSecret, plain(code))) return true;
      return spendRecoveryCode(pool, ownerOf(id), recoveryCodeHash(code), clock.now());
    },
    disable: (id, db = pool) => deleteAuthenticator(db, ownerOf(id)),
  };
}

/** Apps show codes in groups; people type them in the digits of their script. */
const plain = (code: string) => latinDigits(code).replace(/\s/g, '');
