import { randomBytes } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { MAX_PASSKEYS } from '@marquee/contract/passkey-limits';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Platform } from '../../../../platform/platform';
import type { PublicIds } from '../../../../platform/public-id';
import type { Audit } from '../../../operators/audit/audit';
import { byMember } from '../../../operators/audit/by-member';
import type { BrandService } from '../../../site/brand/service';
import type { Reauthenticate } from '../re-authenticate';
import { verifyRegistration } from './ceremony';
import type { PasskeyChallenges } from './challenges';
import { creationOptions } from './options';
import { firstNameOf } from './provider-names';
import { relyingPartyOf } from './relying-party';
import {
  deletePasskey,
  deletePasskeysOf,
  insertPasskey,
  lockPasskeysOf,
  putOwner,
  readPasskeysOf,
  renamePasskey,
} from './repository';
import { tellOfPasskey } from './tell-of-passkey';

type Context = CallContext<'member'>;

/** The passkeys of a member, as their member keeps them. Each method throws the failures of its call. */
export interface OwnPasskeys {
  list(context: Context): Promise<CallValue<'security.passkeys'>>;
  start(
    proof: ParsedCallRequest<'security.startPasskey'>,
    context: Context,
  ): Promise<CallValue<'security.startPasskey'>>;
  add(request: ParsedCallRequest<'security.addPasskey'>, context: Context): Promise<CallValue<'security.addPasskey'>>;
  rename(
    request: ParsedCallRequest<'security.renamePasskey'>,
    context: Context,
  ): Promise<CallValue<'security.renamePasskey'>>;
  remove(request: ParsedCallRequest<'security.removePasskey'>, context: Context): Promise<void>;
  /** Removes all with the account, in the transaction that closes it. */
  removeAll(tx: Queryable, memberId: bigint): Promise<void>;
}

interface OwnPasskeyParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly challenges: PasskeyChallenges;
  readonly reauthenticate: Reauthenticate;
  readonly audit: Audit;
  readonly ids: PublicIds;
}

const HANDLE_BYTES = 32;

export function createOwnPasskeys(parts: OwnPasskeyParts): OwnPasskeys {
  const { platform, brands, challenges, reauthenticate, audit, ids } = parts;
  const { clock, config, jobs } = platform;
  const { pool } = platform.database;

  const idOf = (passkeyId: string): bigint => {
    const id = ids.decode(passkeyId);
    if (id === null) throw new Failure('not_found');
    return id;
  };
  /** Without its name, which the member may have written. */
  const entryOf = ({ member, brand, requestId }: Context, change: string, id: bigint) => ({
    ...byMember(member, brand.id),
    action: `member.passkey-${change}`,
    details: { passkeyId: ids.encode(id) },
    requestId,
  });

  return {
    async list({ member, request }) {
      const party = relyingPartyOf(config, request);
      const [rows, proof] = await Promise.all([readPasskeysOf(pool, member.id), reauthenticate.proofOf(member)]);
      const passkeys = rows.map(({ id, name, host, isSynced, createdAt, lastUsedAt, revision }) => ({
        passkeyId: ids.encode(id),
        name,
        host,
        isHere: host === party.id,
        isSynced,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        revision,
      }));
      return { passkeys, proof };
    },

    async start(proof, context) {
      const { member, brand, request } = context;
      await reauthenticate.require(proof, context);
      const passkeys = await readPasskeysOf(pool, member.id);
      if (passkeys.length >= MAX_PASSKEYS) throw new Failure('passkey_limit');
      const party = relyingPartyOf(config, request);
      const { name: siteName } = await brands.byId(brand.id);
      const handle = await putOwner(pool, {
        memberId: member.id,
        brandId: brand.id,
        handle: randomBytes(HANDLE_BYTES),
      });
      const challenge = await challenges.issue('registration', { brand, party, by: member });
      const { account } = member;
      return { options: creationOptions({ challenge, party, siteName, account, handle, passkeys }) };
    },

    async add({ registration }, context) {
      const { member, brand, request, userAgent } = context;
      const party = relyingPartyOf(config, request);
      const challenge = await challenges.take('registration', { brand, party, by: member });
      if (challenge === null) throw new Failure('passkey_expired');
      const credential = await verifyRegistration(registration, { challenge, party });
      const passkey = {
        ...credential,
        memberId: member.id,
        brandId: brand.id,
        host: party.id,
        transports: registration.transports,
        name: firstNameOf(credential.aaguid, userAgent),
        createdAt: clock.now(),
      };
      const id = await inTransaction(pool, async (tx) => {
        if ((await lockPasskeysOf(tx, member.id)) >= MAX_PASSKEYS) throw new Failure('passkey_limit');
        const added = await insertPasskey(tx, passkey);
        if (added === null) throw new Failure('passkey_registered');
        await tellOfPasskey(tx, jobs, 'passkey_added', { ...passkey, id: added }, passkey.createdAt);
        await audit.record(entryOf(context, 'added', added), tx);
        return added;
      });
      return { passkeyId: ids.encode(id), name: passkey.name };
    },

    async rename({ passkeyId, name, revision }, context) {
      const id = idOf(passkeyId);
      const renamed = await inTransaction(pool, async (tx) => {
        const next = await renamePasskey(tx, { memberId: context.member.id, id }, { name, revision });
        if (typeof next === 'number') await audit.record(entryOf(context, 'renamed', id), tx);
        return next;
      });
      if (renamed === undefined) throw new Failure('not_found');
      if (renamed === null) throw new Failure('conflict');
      return { revision: renamed };
    },

    async remove({ passkeyId, ...proof }, context) {
      const { member } = context;
      const id = idOf(passkeyId);
      await reauthenticate.require(proof, context);
      const at = clock.now();
      await inTransaction(pool, async (tx) => {
        const name = await deletePasskey(tx, { memberId: member.id, id });
        if (name === null) throw new Failure('not_found');
        await tellOfPasskey(tx, jobs, 'passkey_removed', { id, memberId: member.id, name }, at);
        await audit.record(entryOf(context, 'removed', id), tx);
      });
    },

    async removeAll(tx, memberId) {
      await deletePasskeysOf(tx, memberId);
    },
  };
}
