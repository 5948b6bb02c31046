import { createPublicKey } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import type { SecretBox } from '../../../../platform/secret-box';
import { newToken } from '../../../../platform/secrets';
import type { Audit, AuditActor } from '../../../operators/audit/audit';
import { insertKey, lockVendor, readKeys, retireKey, type VendorKey, type VendorKeyKind } from './key-repository';

const MIN_RSA_BITS = 2_048;

/** Operator and reason of a key change, for the audit log. */
export interface KeyChange {
  readonly actor: AuditActor;
  readonly reason: string;
}

/**
 * Keys of the vendors: at most two of a kind are valid. Rotation: add the new one, let the vendor switch, retire the
 * old one. Other processes apply a change within ten seconds.
 */
export interface VendorKeys {
  list(vendorCode: string): Promise<VendorKey[]>;
  /**
   * @param pem public RSA key, at least 2048 bits
   * @throws Error when it is invalid, or two are already valid
   */
  addPublicKey(vendorCode: string, pem: string, change: KeyChange): Promise<bigint>;
  /**
   * Creates a shared secret for the action-list dialect.
   * @returns the secret, shown only once
   * @throws Error when two are already valid
   */
  addSecret(vendorCode: string, change: KeyChange): Promise<{ readonly id: bigint; readonly secret: string }>;
  /**
   * Invalidates a key at once.
   * @throws Error when it is not a valid key of the vendor
   */
  retire(vendorCode: string, id: bigint, change: KeyChange): Promise<void>;
}

/** What a sealed secret is bound to. */
export const secretOwner = (vendorId: number): string => `vendor:${vendorId}`;

export function createVendorKeys(pool: pg.Pool, box: SecretBox, audit: Audit): VendorKeys {
  const changing = <Result>(
    vendorCode: string,
    work: (
      client: pg.PoolClient,
      vendorId: number,
    ) => Promise<{ readonly result: Result; readonly details: object; readonly action: string }>,
    { actor, reason }: KeyChange,
  ): Promise<Result> =>
    inTransaction(pool, async (client) => {
      const vendorId = await lockVendor(client, vendorCode);
      if (vendorId === null) throw new Error(`there is no vendor ${vendorCode}`);
      const { result, details, action } = await work(client, vendorId);
      const entry = { actor, action, subject: `vendor:${vendorCode}`, reason, details: { ...details } };
      await audit.record(entry, client);
      return result;
    });

  const added = (id: bigint | null, kind: VendorKeyKind, vendorCode: string) => {
    if (id === null) throw new Error(`${vendorCode} has two valid ${kind} keys already: retire one first`);
    return { id, action: 'vendor-key.added', details: { key: String(id), kind } };
  };

  return {
    list: (vendorCode) => readKeys(pool, vendorCode),

    async addPublicKey(vendorCode, pem, change) {
      const key = createPublicKey(pem);
      if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS)
        throw new Error(`not a public RSA key of at least ${MIN_RSA_BITS} bits`);
      const publicKey = key.export({ type: 'spki', format: 'pem' }).toString();
      const insert = async (client: pg.PoolClient, vendorId: number) => {
        const id = await insertKey(client, { vendorId, kind: 'rsa', publicKey, sealedSecret: null });
        const { id: result, ...rest } = added(id, 'rsa', vendorCode);
        return { result, ...rest };
      };
      return changing(vendorCode, insert, change);
    },

    async addSecret(vendorCode, change) {
      const secret = newToken();
      const insert = async (client: pg.PoolClient, vendorId: number) => {
        const sealedSecret = box.seal(secret, secretOwner(vendorId));
        const id = await insertKey(client, { vendorId, kind: 'hmac', publicKey: null, sealedSecret });
        const { id: result, ...rest } = added(id, 'hmac', vendorCode);
        return { result, ...rest };
      };
      return { id: await changing(vendorCode, insert, change), secret };
    },

    retire: (vendorCode, id, change) =>
      changing(
        vendorCode,
        async (client, vendorId) => {
          if (!(await retireKey(client, vendorId, id))) throw new Error(`${vendorCode} has no valid key ${id}`);
          return { result: undefined, action: 'vendor-key.retired', details: { key: String(id) } };
        },
        change,
      ),
  };
}
