import { createHash, createHmac } from 'node:crypto';

import type { S3Access } from './s3-requests';

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  readonly url: URL;
  /** Beside `host` and the signature's own. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly at: Date;
}

/**
 * The headers that authorise a request of the S3 interface: AWS Signature Version 4 with a signed payload. Beside the library that the product signs
 * with, so that each proves the other.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signedHeaders(request: S3Request, { keyId, secret, region }: S3Access): Record<string, string> {
  const time = request.at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-content-sha256': digest(request.body ?? ''),
    'x-amz-date': time,
  };
  const signed = Object.entries({ ...headers, host: request.url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    canonicalPath(request.url.pathname),
    canonicalQuery(request.url.searchParams),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, digest(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${secret}`, day), region));
  const signature = mac(key, text).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Whether a request carries the signature that its headers and body have with this access. */
export function isSigned(
  {
    method,
    url,
    headers,
  }: { readonly method: string; readonly url: URL; readonly headers: NodeJS.Dict<string | string[]> },
  body: Buffer,
  access: S3Access,
): boolean {
  const authorization = String(headers['authorization'] ?? '');
  const [, names = ''] = /SignedHeaders=([^,]*)/.exec(authorization) ?? [];
  const own = names.split(';').filter((name) => !OF_SIGNATURE.has(name));
  const time = String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const request = {
    method: method as S3Request['method'],
    url,
    headers: Object.fromEntries(own.map((name) => [name, String(headers[name])])),
    body,
    at: new Date(time),
  };
  const expected = signedHeaders(request, access)['authorization'] ?? '';
  return expected.replaceAll(', ', ',') === authorization.replaceAll(', ', ',');
}

const OF_SIGNATURE = new Set(['host', 'x-amz-date', 'x-amz-content-sha256']);

const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Everything but letters, digits and `-._~/` in percent form. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
