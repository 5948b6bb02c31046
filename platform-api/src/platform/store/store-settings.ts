import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartFault } from '../start-fault';
import type { BucketPlace } from './bucket-store';

export interface StoreVariables {
  /** `s3://bucket/folder?endpoint=https://…&region=…` */
  readonly store: string;
  readonly keyId: string | undefined;
  readonly secret: string | undefined;
  /** A file with both as JSON, `{"keyId": …, "secret": …}`. */
  readonly credentialsFile: string | undefined;
}

const credentialsSchema = z.object({ keyId: z.string().min(1), secret: z.string().min(1) });

/**
 * The bucket of a deployment, by its settings.
 * @throws StartFault which says what is missing
 */
export function bucketOf({ store, keyId, secret, credentialsFile }: StoreVariables): BucketPlace {
  const address = URL.canParse(store) ? new URL(store) : null;
  if (address?.protocol !== 's3:' || address.hostname === '')
    throw new StartFault('Invalid settings:\nMARQUEE_STORE is no s3://bucket?endpoint=https://host&region=name');
  const region = address.searchParams.get('region') ?? 'us-east-1';
  const endpoint = address.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new StartFault('Invalid settings:\nthe endpoint of MARQUEE_STORE is no http or https address');
  const folder = address.pathname.replace(/^\/+|\/+$/g, '');
  const path = [address.hostname, ...(folder === '' ? [] : [folder])].join('/');
  return {
    url: `${endpoint.replace(/\/+$/, '')}/${path}/`,
    region,
    ...(credentialsFile === undefined ? credentialsOf({ keyId, secret }) : credentialsIn(credentialsFile)),
  };
}

function credentialsIn(file: string) {
  try {
    return credentialsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if (cause instanceof StartFault) throw cause;
    throw new StartFault(`The credentials of the store cannot be read in ${file}.`, { cause });
  }
}

function credentialsOf(values: unknown) {
  const { data } = credentialsSchema.safeParse(values);
  if (!data)
    throw new StartFault(
      'Invalid settings:\nMARQUEE_STORE needs MARQUEE_STORE_KEY_ID and MARQUEE_STORE_SECRET, or a file with both (MARQUEE_STORE_CREDENTIALS)',
    );
  return data;
}
