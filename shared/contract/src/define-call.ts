import type { z } from 'zod';
import type { AgentRight } from './agent-access';
import type { ErrorCode } from './errors';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. `public`: anybody; `session`: anybody signed in, trial accounts included;
 * `member`: real accounts only (trial users get `in_need_true_account`); `agent`: agent accounts; `operator`: the operators' realm;
 * `team`: a team that publishes releases, by its token in the operators' realm.
 */
export type Access = 'public' | 'session' | 'member' | 'agent' | 'operator' | 'team';

export interface CallDefinition<Request extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  /** The first method is the one our client uses; the server accepts all. */
  readonly methods: readonly [HttpMethod, ...HttpMethod[]];
  /** Absolute path; `:name` segments are filled from the request's field of that name. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Open to sub-users of agents. With a right: those who have it make the call for their agent, who is its member; `own`: they make it for
   * themselves. Without it a sub-user is refused, and a guest to calls that are `public`.
   */
  readonly subUser?: AgentRight | 'own';
  /** The body travels inside the payload envelope (see `payload-envelope.ts`). */
  readonly encrypted?: boolean;
  /** The body is a picture of up to `UPLOAD_MAX_BYTES`, or `bodyLimitBytes`, and arrives as the field `image`; the other fields are in the path. */
  readonly upload?: boolean;
  /** The body may also come as an HTML form sends it (`application/x-www-form-urlencoded`). */
  readonly formEncoded?: boolean;
  /** A body larger than the others'. Only after admission: such a call is never `public`. It is enforced while the body arrives. */
  readonly bodyLimitBytes?: number;
  /** Stays open to a session whose password has to be changed first. */
  readonly whilePasswordDue?: boolean;
  /** Stays open to an operator who has to set up a second factor first. */
  readonly whileSecondFactorDue?: boolean;
  /** The call moves money: an `Idempotency-Key` header is required. */
  readonly idempotent?: boolean;
  readonly summary: string;
  /** One flat object: path parameters, then the query (GET, DELETE) or the JSON body (POST, PUT). Unknown fields are refused. */
  readonly request: Request;
  readonly value: Value;
  /** Codes beyond those that any call can answer (`validation_failed`, `not_logged_in`, …). */
  readonly errors: readonly ErrorCode[];
}

const RELAY_NAME = /^(\/wps\/relay\/(?:[a-zA-Z]+\/)?)([A-Za-z0-9_]+)$/;
/** Prefixes that partners' clients write or leave out. */
const RELAY_PREFIXES = ['MCSFE_', 'MCS2_'] as const;
/** Any system's name before that of the call, such as `GCS_` or `GLS2_`. */
const ANY_PREFIX = /^[A-Z0-9]+_/;

/** Further paths of a relay call: its name without the prefix, or with one where it has none. */
export function relayAliases(path: string): string[] {
  const [, folder = '', name = ''] = RELAY_NAME.exec(path) ?? [];
  const prefix = RELAY_PREFIXES.find((candidate) => name.startsWith(candidate));
  if (prefix) return [`${folder}${name.slice(prefix.length)}`];
  return name === '' || ANY_PREFIX.test(name) ? [] : RELAY_PREFIXES.map((entry) => `${folder}${entry}${name}`);
}

/** Keeps the literal types of a row, so that server and client infer request and value from it. */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call;
}

export type RequestOf<Call extends CallDefinition> = z.input<Call['request']>;
export type ParsedRequestOf<Call extends CallDefinition> = z.output<Call['request']>;
export type ValueOf<Call extends CallDefinition> = z.output<Call['value']>;
