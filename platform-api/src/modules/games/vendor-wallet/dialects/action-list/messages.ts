import { AMOUNT_PATTERN } from '@marquee/contract/amount';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { parsePlainJson } from '../../../../../platform/plain-json';

/** `t=<seconds since the epoch>,v1=<hex>`: HMAC-SHA256 with the shared secret over `<t>.<raw body>`. */
export const ACTIONS_SIGNATURE_HEADER = 'x-actions-signature';

const id = Type.String({ pattern: '^[\\w-]{8,64}$' });
const amount = Type.String({ pattern: AMOUNT_PATTERN.source, maxLength: 20 });
const strict = { additionalProperties: false } as const;

/** Amounts are decimal strings in currency units. */
const action = Type.Union([
  Type.Object({ type: Type.Literal('bet'), id, amount, free: Type.Optional(Type.Boolean()) }, strict),
  Type.Object({ type: Type.Literal('win'), id, amount, bet: id }, strict),
  Type.Object({ type: Type.Literal('rollback'), id, of: id }, strict),
]);

const requestSchema = Type.Object(
  {
    requestId: Type.String({ pattern: '^[\\w-]{8,56}$' }),
    session: Type.String({ minLength: 10, maxLength: 255 }),
    player: Type.String({ minLength: 4, maxLength: 64 }),
    game: Type.String({ minLength: 1, maxLength: 64 }),
    round: Type.String({ minLength: 1, maxLength: 255 }),
    /** The round ends with the last action. */
    roundClosed: Type.Boolean(),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    actions: Type.Array(action, { minItems: 1, maxItems: 20 }),
  },
  strict,
);
const validator = Compile(requestSchema);

export type Action = Static<typeof action>;
export type ActionList = Static<typeof requestSchema>;

export type ActionStatus =
  | 'done'
  | 'skipped'
  | 'insufficient_funds'
  | 'session_invalid'
  | 'session_expired'
  | 'player_disabled'
  | 'limit_reached'
  | 'wrong_currency'
  | 'unknown_game'
  | 'id_used'
  | 'not_found'
  | 'invalid_amount'
  | 'refused';

/** The result of a list: `partial` when an action failed after others were booked. */
export interface ActionListAnswer {
  readonly requestId: string;
  readonly status: 'done' | 'partial' | 'failed';
  /** Decimal string in currency units; null when nothing was booked and it is not known. */
  readonly balance: string | null;
  readonly actions: readonly { readonly id: string; readonly status: ActionStatus }[];
}

/** Parses the list in a raw body, null when invalid. */
export function readActionList(body: Buffer): ActionList | null {
  try {
    const parsed: unknown = parsePlainJson(body);
    return validator.Check(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
