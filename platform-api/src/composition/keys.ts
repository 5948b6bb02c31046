import type { KeyObject } from 'node:crypto';
import { platformSigningKey } from '../modules/games/vendor-api/platform-key';
import { createPushKeys, type PushKeys } from '../modules/people/push/push-keys';
import type { Config } from '../platform/config';
import { openPayloadOpener, type PayloadOpener } from '../platform/http/payload-opener';
import { readOrMakeKey, readOwnKey } from '../platform/key-file';
import { type KeyRing, openKeyRing } from '../platform/key-ring';
import { createSecretBox, type SecretBox } from '../platform/secret-box';
import { readInHouseKey } from '../seed/catalogue/vendor-key-files';

/** Secrets of the deployment: files in the folder of keys, the same on every machine. */
const FILES = {
  vendorSecrets: 'vendor-secrets.key',
  payees: 'payee.key',
  payeeDigest: 'payee-digest.key',
  authenticators: 'authenticator.key',
  postbacks: 'postback.key',
  identityDigest: 'identity-digest.key',
  excludedContacts: 'excluded-contacts.key',
  publicIds: 'public-id.key',
  botCheck: 'bot-check.key',
  verification: 'verification.key',
  telemetry: 'telemetry.key',
  previews: 'previews.key',
  reportMails: 'report-mails.key',
} as const;

/** The file of the key that encrypts vendors' shared secrets. */
export const VENDOR_SECRETS_KEY = FILES.vendorSecrets;

/** Keys of other forms, each opened by its own part. */
const OTHER_FILES = ['payload-envelope.json', 'platform.pem', 'bgs.pem', 'lottery-beacon.pem'];

/** Files `identity-<number>.key` below `keys/`: the keys that encrypt the data keys of identity documents. */
export const IDENTITY_KEYS = 'identity';

/** Files `push-<brand>-<number>.key` below `keys/`: the keys by which a brand sends web push. */
const PUSH_KEYS = 'push';

const SHARED = new Set<string>([...Object.values(FILES), ...OTHER_FILES]);
const RING = new RegExp(`^(?:${IDENTITY_KEYS}|${PUSH_KEYS}-.+)-\\d{1,4}\\.key$`);

/** Whether every machine of the deployment has this key file. The secrets that are shared with other houses may come from the environment instead. */
export const isSharedKey = (name: string): boolean => SHARED.has(name) || RING.test(name);

/**
 * The deployment's own secrets. Each is created at the first start unless they come from a folder of secrets; processes of one deployment have the same ones (`check-keys.ts`).
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

export async function openKeys({ home, keys, resultFeed, sandpaySecret }: Config): Promise<Keys> {
  const boxOf = async (name: string) => createSecretBox(await readOrMakeKey(keys, name));
  const identityDocuments = openKeyRing(keys, IDENTITY_KEYS);
  // Made at first use elsewhere.
  if (keys.isReadOnly) await identityDocuments.current();
  return {
    payloadOpener: await openPayloadOpener(keys),
    vendorSigning: await platformSigningKey(keys),
    vendorSecrets: await boxOf(FILES.vendorSecrets),
    payees: await boxOf(FILES.payees),
    payeeDigest: await readOrMakeKey(keys, FILES.payeeDigest),
    authenticators: await boxOf(FILES.authenticators),
    postbacks: await boxOf(FILES.postbacks),
    reportMails: await readOrMakeKey(keys, FILES.reportMails),
    identityDocuments,
    identityDigest: await readOrMakeKey(keys, FILES.identityDigest),
    excludedContacts: await readOrMakeKey(keys, FILES.excludedContacts),
    push: createPushKeys((brandCode) => openKeyRing(keys, `${PUSH_KEYS}-${brandCode}`)),
    publicIds: await readOrMakeKey(keys, FILES.publicIds),
    botCheck: await readOrMakeKey(keys, FILES.botCheck),
    verification: await readOrMakeKey(keys, FILES.verification),
    telemetry: await readOrMakeKey(keys, FILES.telemetry),
    previews: await readOrMakeKey(keys, FILES.previews),
    sandpay: sandpaySecret ?? (await readOwnKey({ home, keys }, 'sandpay.key')),
    resultFeed: resultFeed.secret ?? (await readOwnKey({ home, keys }, 'result-feed.key')),
    inHouseVendor: await readInHouseKey(keys),
  };
}
