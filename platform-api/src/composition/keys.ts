import type { KeyObject } from 'node:crypto';
import { platformSigningKey } from '../modules/games/vendor-api/platform-key';
import { createPushKeys, type PushKeys } from '../modules/people/push/push-keys';
import type { Config } from '../platform/config';
import { openPayloadOpener, type PayloadOpener } from '../platform/http/payload-opener';
import { readOrMakeKey } from '../platform/key-file';
import { type KeyRing, openKeyRing } from '../platform/key-ring';
import { createSecretBox, type SecretBox } from '../platform/secret-box';
import { readInHouseKey } from '../seed/catalogue/vendor-key-files';

/** File below `keys/` of the state folder: the key that encrypts vendors' shared secrets. */
export const VENDOR_SECRETS_KEY = 'vendor-secrets.key';

/** Files `identity-<number>.key` below `keys/`: the keys that encrypt the data keys of identity documents. */
export const IDENTITY_KEYS = 'identity';

/** Files `push-<brand>-<number>.key` below `keys/`: the keys by which a brand sends web push. */
const PUSH_KEYS = 'push';

/** Files below `keys/` that are the same on every machine; the others belong to the sandbox, or can be made from these. */
const SHARED = new RegExp(
  [
    '^(?:payload-envelope\\.json|(?:platform|bgs|lottery-beacon)\\.pem',
    '|(?:vendor-secrets|payee|payee-digest|authenticator|postback|identity-digest|excluded-contacts|public-id|bot-check|verification)\\.key',
    '|(?:telemetry|previews|sandpay|result-feed)\\.key',
    `|${IDENTITY_KEYS}-\\d{1,4}\\.key|${PUSH_KEYS}-[\\w-]+-\\d{1,4}\\.key)$`,
  ].join(''),
);

/** Whether every machine of the deployment has this key file. */
export const isSharedKey = (name: string): boolean => SHARED.test(name);

/**
 * The deployment's own secrets. Each is created at the first start; processes of one deployment have the same ones (`check-keys.ts`).
 */
export interface Keys {
  /** Decrypts sealed requests and seals answers. */
  readonly payloadOpener: PayloadOpener;
  /** Signs requests to vendors. */
  readonly vendorSigning: KeyObject;
  readonly vendorSecrets: SecretBox;
  readonly payees: SecretBox;
  readonly payeeDigest: string;
  readonly authenticators: SecretBox;
  /** What calls to agents' own systems are signed with. */
  readonly postbacks: SecretBox;
  /** Signs the links that end reports by mail. */
  readonly reportMails: string;
  /** Wrap the data keys of identity documents. */
  readonly identityDocuments: KeyRing;
  /** Of fingerprints of document numbers and files. */
  readonly identityDigest: string;
  /** Of fingerprints of contacts of people who are excluded from play. */
  readonly excludedContacts: string;
  /** Of the messages by web push, by brand. */
  readonly push: PushKeys;
  readonly publicIds: string;
  readonly botCheck: string;
  readonly verification: string;
  /** Signs the tokens by which pages report. */
  readonly telemetry: string;
  /** Signs rights to preview releases. */
  readonly previews: string;
  /** Shared with the payment sandbox. */
  readonly sandpay: string;
  /** Shared with the house that delivers lottery results. */
  readonly resultFeed: string;
  /** PEM of the in-house vendor; null before the seed has made it. */
  readonly inHouseVendor: string | null;
}

export async function openKeys({ home, resultFeed, sandpaySecret }: Config): Promise<Keys> {
  const boxOf = async (name: string) => createSecretBox(await readOrMakeKey(home, name));
  return {
    payloadOpener: await openPayloadOpener(home),
    vendorSigning: await platformSigningKey(home),
    vendorSecrets: await boxOf(VENDOR_SECRETS_KEY),
    payees: await boxOf('payee.key'),
    payeeDigest: await readOrMakeKey(home, 'payee-digest.key'),
    authenticators: await boxOf('authenticator.key'),
    postbacks: await boxOf('postback.key'),
    reportMails: await readOrMakeKey(home, 'report-mails.key'),
    identityDocuments: openKeyRing(home, IDENTITY_KEYS),
    identityDigest: await readOrMakeKey(home, 'identity-digest.key'),
    excludedContacts: await readOrMakeKey(home, 'excluded-contacts.key'),
    push: createPushKeys((brandCode) => openKeyRing(home, `${PUSH_KEYS}-${brandCode}`)),
    publicIds: await readOrMakeKey(home, 'public-id.key'),
    botCheck: await readOrMakeKey(home, 'bot-check.key'),
    verification: await readOrMakeKey(home, 'verification.key'),
    telemetry: await readOrMakeKey(home, 'telemetry.key'),
    previews: await readOrMakeKey(home, 'previews.key'),
    sandpay: sandpaySecret ?? (await readOrMakeKey(home, 'sandpay.key')),
    resultFeed: resultFeed.secret ?? (await readOrMakeKey(home, 'result-feed.key')),
    inHouseVendor: await readInHouseKey(home),
  };
}
