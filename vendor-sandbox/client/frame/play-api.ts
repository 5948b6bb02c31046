/** Why a call failed: the studio's code, or `unreachable`. */
export class PlayError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The calls of a game client, made with its play session. @throws PlayError from every call */
export interface PlayApi {
  /** @param path below `/play/<kind>/api`, such as `/spin` */
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body: object): Promise<Value>;
  /** Server-sent events. */
  stream(path: string): EventSource;
}

const TIMEOUT_MS = 12_000;

export function createPlayApi(kind: string, session: string): PlayApi {
  const base = `/play/${kind}/api`;
  const call = async <Value>(path: string, init: RequestInit): Promise<Value> => {
    const response = await fetch(base + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (cause: unknown) => {
        throw Object.assign(new PlayError('unreachable'), { cause });
      },
    );
    const body = (await response.json().catch(() => ({}))) as Value & { error?: string };
    if (!response.ok) throw new PlayError(body.error ?? 'unreachable');
    return body;
  };
  const headers = { 'x-play-session': session };
  return {
    get: (path) => call(path, { headers }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    stream: (path) =>
      new EventSource(`${base}${path}${path.includes('?') ? '&' : '?'}session=${encodeURIComponent(session)}`),
  };
}

/** An id of a new intent, such as a bet: sending it again is harmless. */
export const newId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map(hexOf).join('');

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
