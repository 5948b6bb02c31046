import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreDown } from './store-down';

export interface S3Access {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

/** How long a bucket may take, and how often it is asked again. */
export interface S3Patience {
  /** For one attempt, its body included. */
  readonly attemptMs: number;
  readonly attempts: number;
  /** Before the second attempt; four times as long before the next. */
  readonly pauseMs: number;
}

export const S3_PATIENCE: S3Patience = { attemptMs: 8_000, attempts: 3, pauseMs: 150 };

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Statuses that may be others the next time. 409: two writers at once. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** A failure that another attempt may not have. */
class PassingFault extends StoreDown {}

/**
 * Signed requests of the S3 interface, each repeated where that may help: all of them may be sent twice.
 * @returns what `read` makes of an answer, whose body is read within the attempt
 * @throws StoreDown after the last attempt
 */
export function createS3Requests(access: S3Access, patience: S3Patience = S3_PATIENCE) {
  async function attempt<Value>(request: S3Request, read: (response: Response) => Promise<Value>): Promise<Value> {
    try {
      const response = await fetch(await signed(request, access), { signal: AbortSignal.timeout(patience.attemptMs) });
      if (PASSING.has(response.status)) throw new PassingFault(`the bucket answered ${response.status}`);
      return await read(response);
    } catch (cause) {
      if (cause instanceof StoreDown || isOfDisk(cause)) throw cause;
      throw new PassingFault(`the bucket at ${request.url.host} cannot be read: ${messageOf(cause)}`, { cause });
    }
  }
  return async <Value>(request: S3Request, read: (response: Response) => Promise<Value>): Promise<Value> => {
    for (let tries = 1, pauseMs = patience.pauseMs; ; tries += 1, pauseMs *= 4) {
      try {
        return await attempt(request, read);
      } catch (error) {
        if (!(error instanceof PassingFault) || tries >= patience.attempts) throw error;
        await delay(pauseMs * (0.5 + Math.random()));
      }
    }
  };
}

export type S3Requests = ReturnType<typeof createS3Requests>;

async function signed(request: S3Request, { keyId, secret, region }: S3Access): Promise<Request> {
  const body = request.body && new Uint8Array(request.body);
  const signer = new AwsV4Signer({
    method: request.method,
    url: request.url.href,
    headers: { ...request.headers, 'x-amz-content-sha256': sha256Of(request.body ?? '') },
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
  });
  const { method, url, headers } = await signer.sign();
  return new Request(url, { method, headers, ...(body && { body }) });
}

export const sha256Of = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** What is read goes to the disk of this machine. */
const isOfDisk = (error: unknown): boolean => /^(?:ENOSPC|EDQUOT|EROFS|EACCES)$/.test(codeOf(error));
const codeOf = (error: unknown): string => String(error instanceof Error ? (error as NodeJS.ErrnoException).code : '');

function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
