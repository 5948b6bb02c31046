import { type CallId, type CallRequest, type CallValue, calls } from '@marquee/contract/calls/index';
import type { CallDefinition } from '@marquee/contract/define-call';
import type { Envelope, FailureEnvelope } from '@marquee/contract/envelope';
import { seal } from '@marquee/kit/crypto/seal';
import type { App } from '../app';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Address that the call comes from. */
  readonly ip?: string;
}

export interface Answer<Value> {
  readonly status: number;
  readonly envelope: Envelope<Value>;
  /** Names of the cookies that the answer set or cleared. */
  readonly cookies: readonly string[];
}

/** A simulated browser: keeps its cookies, seals requests, and calls by the table's ids. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  send<Id extends CallId>(id: Id, input: CallRequest<Id>, options?: CallOptions): Promise<Answer<CallValue<Id>>>;
  /** @throws Error when the call fails */
  call<Id extends CallId>(id: Id, input: CallRequest<Id>, options?: CallOptions): Promise<CallValue<Id>>;
  /** @returns the failure; @throws Error when the call succeeds */
  refusal<Id extends CallId>(id: Id, input: CallRequest<Id>, options?: CallOptions): Promise<FailureEnvelope>;
}

/** @param host host name of the browser's site, such as `sundarban.localhost` */
export function createTestBrowser(
  { server, envelopeKey }: Pick<App, 'server'> & { envelopeKey: { id: string; publicKey: string } },
  host: string,
): TestBrowser {
  const cookies = new Map<string, string>();

  const send: TestBrowser['send'] = async (id, input, options = {}) => {
    const call: CallDefinition = calls[id];
    const method = options.method ?? call.methods[0];
    const { url, fields } = addressOf(call.path, input);
    const inBody = method === 'POST' || method === 'PUT';
    const payload = call.encrypted ? await seal(call.path, fields, envelopeKey) : fields;
    const response = await server.inject({
      method,
      url,
      remoteAddress: options.ip ?? '198.51.100.7',
      headers: {
        host,
        'x-language': 'en',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(call.upload && { 'content-type': 'image/png' }),
        ...options.headers,
      },
      ...(call.upload && { payload: Buffer.from(fields['image'] as Uint8Array) }),
      ...(!call.upload && (inBody ? { payload: payload as object } : { query: fields as Record<string, string> })),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.statusCode,
      envelope: response.json(),
      cookies: response.cookies.map(({ name }) => name),
    };
  };

  return {
    cookies,
    send,
    async call(id, input, options) {
      const { envelope } = await send(id, input, options);
      if (!envelope.success)
        throw new Error(`${id} was refused: ${envelope.code} ${JSON.stringify(envelope.details ?? {})}`);
      return envelope.value;
    },
    async refusal(id, input, options) {
      const { envelope } = await send(id, input, options);
      if (envelope.success) throw new Error(`${id} was not refused`);
      return envelope;
    },
  };
}

/** Fills the `:name` segments of a path; the other fields go into the query or the body. */
export function addressOf(path: string, input: Readonly<Record<string, unknown>>) {
  const fields = { ...input };
  const url = path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  return { url, fields };
}
