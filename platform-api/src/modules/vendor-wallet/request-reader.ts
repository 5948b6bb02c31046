import {
  type WalletCallName,
  type WalletRequest,
  type WalletStatus,
  walletRequestSchemas,
} from '@marquee/contract/wallet-protocol';
import { Compile } from 'typebox/compile';

type Read<Name extends WalletCallName> =
  | { readonly request: WalletRequest<Name> }
  | { readonly refused: WalletStatus; readonly requestUuid?: string };

const validators = {
  info: Compile(walletRequestSchemas.info),
  balance: Compile(walletRequestSchemas.balance),
  bet: Compile(walletRequestSchemas.bet),
  win: Compile(walletRequestSchemas.win),
  rollback: Compile(walletRequestSchemas.rollback),
};

/** Schema keywords that speak of missing or foreign fields; all others speak of a field's value. */
const SYNTAX_KEYWORDS = new Set(['required', 'additionalProperties']);

/** Reads the raw body of a call. `RS_ERROR_WRONG_SYNTAX`: no JSON, or fields missing or unknown; `RS_ERROR_WRONG_TYPES`: a wrong value. */
export function readRequest<Name extends WalletCallName>(name: Name, body: Buffer): Read<Name> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    return { refused: 'RS_ERROR_WRONG_SYNTAX' };
  }
  const validator = validators[name];
  if (validator.Check(parsed)) return { request: parsed as WalletRequest<Name> };
  const wrongSyntax = validator.Errors(parsed).some((error) => SYNTAX_KEYWORDS.has(error.keyword));
  return {
    refused: wrongSyntax || !isObject(parsed) ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
    ...(isObject(parsed) &&
      typeof parsed['request_uuid'] === 'string' && { requestUuid: parsed['request_uuid'].slice(0, 64) }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
