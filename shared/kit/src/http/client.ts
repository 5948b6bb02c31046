import type { CallId, CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { Envelope } from '@marquee/contract/envelope';
import { GUEST_SUBJECT, SUBJECT_HEADER } from '@marquee/contract/subject';
import type { HttpMethod } from '@marquee/contract/define-call';
import type { WireCallId, WireRow } from '@marquee/contract/wire-table';
import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import { ApiError } from './api-error';

const TIMEOUT_MS = 15_000;
/** A picture may take long on a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;
const BODY_METHODS = new Set(['POST', 'PUT']);
/**
 * A call with a key whose answer was lost is sent again after these times with the same key, as while another server takes over: it has one
 * effect. All within a few seconds, while the person waits for it.
 */
const REPEAT_AFTER_MS = [500, 1_500, 3_000];
/** Codes which mean that the session has ended. */
const SIGNED_OUT = new Set(['not_logged_in', 'session_expired']);

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One per user intent, so that a repeated click is one effect; required by calls that move money. */
  readonly idempotencyKey?: string;
  /** Upload progress of a picture, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The typed client of a part of the call table; the site's calls by default. */
export interface ApiClient<Ids extends CallId = WireCallId> {
  /**
   * Makes a call of the contract's table.
   * @throws ApiError with a code of the error catalogue
   */
  call<Id extends Ids>(id: Id, input: CallRequest<Id>, options?: CallOptions): Promise<CallValue<Id>>;
}

export interface ClientSettings {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly envelopeKey: { readonly id: string; readonly publicKey: string };
  /** Called when the server reports that nobody is signed in. */
  readonly onSignedOut: () => void;
  /** Whose page this is: the id of the signed-in person; null for a guest. Absent where nobody signs in on a page. */
  readonly subject?: () => string | null;
  /** Called when the server took the page for another person than the one who is signed in on it. */
  readonly onOtherSubject?: (subject: string) => void;
  /** Called when the server refuses everything until the password is changed. */
  readonly onPasswordDue?: () => void;
}

/** @param table the calls that this client can make */
export function createClient<Ids extends CallId>(
  table: Readonly<Record<Ids, WireRow>>,
  settings: ClientSettings,
): ApiClient<Ids> {
  const http = axios.create({
    baseURL: settings.baseUrl,
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    withCredentials: true,
  });
  const subjectNow = () => settings.subject && (settings.subject() ?? GUEST_SUBJECT);
  const callOnce: ApiClient<Ids>['call'] = async (id, input, options = {}) => {
    // Before anything is sent: what is pressed offline is not carried out later, when nobody expects it.
    if (isOffline() && methodOf(table[id]) !== 'GET') throw new ApiError('offline');
    const request = await requestOf(table[id], input, settings, options);
    const asked = subjectNow();
    if (asked) request.headers = { ...request.headers, [SUBJECT_HEADER]: asked };
    const { envelope, status, subject } = await send(http, request);
    if (asked && subject && subject !== GUEST_SUBJECT && subject !== asked) {
      settings.onOtherSubject?.(subject);
      // What belongs to somebody else is not shown on this person's page.
      if (asked !== GUEST_SUBJECT) throw new ApiError('account_changed', envelope.requestId);
    }
    if (envelope.success) return envelope.value as CallValue<typeof id>;
    if (SIGNED_OUT.has(envelope.code)) settings.onSignedOut();
    if (envelope.code === 'password_change_required') settings.onPasswordDue?.();
    throw ApiError.from(envelope, status);
  };
  return {
    async call(id, input, options = {}) {
      const asked = subjectNow();
      for (const waitMs of table[id].idempotent && options.idempotencyKey ? REPEAT_AFTER_MS : [])
        try {
          return await callOnce(id, input, options);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'network_abnormal') throw error;
          await new Promise((resume) => setTimeout(resume, waitMs));
          // Never for somebody else who signed in meanwhile.
          if (subjectNow() !== asked) throw error;
        }
      return callOnce(id, input, options);
    },
  };
}

const methodOf = ({ method = 'GET' }: WireRow): HttpMethod => method;

/** False where nothing says so: outside of a browser, and on a network without a way out. */
const isOffline = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

async function requestOf(
  row: WireRow,
  input: Record<string, unknown>,
  settings: ClientSettings,
  options: CallOptions,
): Promise<AxiosRequestConfig> {
  const fields = { ...input };
  const url = row.path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  return {
    method: methodOf(row),
    url,
    ...(row.upload && { timeout: UPLOAD_TIMEOUT_MS }),
    headers: {
      ...(row.upload && { 'content-type': (fields['image'] as Blob).type }),
      'x-language': settings.language(),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(BODY_METHODS.has(methodOf(row)) ? { data: await bodyOf(row, fields, settings) } : { params: fields }),
    ...(options.signal && { signal: options.signal }),
    ...(options.onProgress && { onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0) }),
  };
}

async function bodyOf(row: WireRow, fields: Record<string, unknown>, settings: ClientSettings): Promise<unknown> {
  if (row.upload) return fields['image'];
  if (!row.encrypted) return fields;
  const { seal } = await import(/* webpackChunkName: "seal" */ '../crypto/seal');
  return seal(row.path, fields, settings.envelopeKey);
}

interface Answer {
  readonly envelope: Envelope<unknown>;
  readonly status: number;
  /** Whom the server took the page for. */
  readonly subject: string | undefined;
}

async function send(http: AxiosInstance, request: AxiosRequestConfig): Promise<Answer> {
  try {
    const { data, headers, status } = await http.request<Envelope<unknown>>(request);
    if (typeof data === 'object' && data !== null && 'success' in data)
      return {
        envelope: withWait(data, headers['retry-after']),
        status,
        subject: headers[SUBJECT_HEADER] as string | undefined,
      };
    throw new ApiError('network_abnormal');
  } catch (cause) {
    if (cause instanceof ApiError || axios.isCancel(cause)) throw cause;
    const slow = isAxiosError(cause) && cause.code === 'ECONNABORTED';
    throw new ApiError(slow ? 'page_slow' : 'network_abnormal', null, {}, { cause });
  }
}

/** The wait that a refusal asks for in its header, as a detail of the failure unless it has one. */
function withWait(envelope: Envelope<unknown>, header: unknown): Envelope<unknown> {
  const retryAfterSeconds = Number(header);
  if (envelope.success || !(retryAfterSeconds > 0)) return envelope;
  return { ...envelope, details: { retryAfterSeconds, ...envelope.details } };
}
