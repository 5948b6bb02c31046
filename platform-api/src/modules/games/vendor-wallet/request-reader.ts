import {
  type WalletBundle,
  type WalletBundleName,
  walletBundleSchemas,
  type WalletCallName,
  type WalletRequest,
  type WalletStatus,
  walletRequestSchemas,
} from '@marquee/contract/wallet-protocol';
import { Compile } from 'typebox/compile';
import { parsePlainJson } from '../../../platform/plain-json';

type Read<Request> = { readonly request: Request } | { readonly refusal: WalletStatus; readonly requestUuid?: string };

const validators = {
  info: Compile(walletRequestSchemas.info),
  balance: Compile(walletRequestSchemas.balance),
  bet: Compile(walletRequestSchemas.bet),
  win: Compile(walletRequestSchemas.win),
  rollback: Compile(walletRequestSchemas.rollback),
};
const bundleValidators = { bet: Compile(walletBundleSchemas.bet), win: Compile(walletBundleSchemas.win) };

/** Schema keywords for missing or unknown fields; all others concern a field's value. */
const SYNTAX_KEYWORDS = new Set(['required', 'additionalProperties']);

/** Reads the raw body of a call. `RS_ERROR_WRONG_SYNTAX`: no plain JSON, or fields missing or unknown; `RS_ERROR_WRONG_TYPES`: a wrong value. */
export const readRequest = <Name extends WalletCallName>(name: Name, body: Buffer): Read<WalletRequest<Name>> =>
  read<WalletRequest<Name>>(validators[name], body);

/** Reads the raw body of a bundle of calls. */
export const readBundle = <Name extends WalletBundleName>(name: Name, body: Buffer): Read<WalletBundle<Name>> =>
  read<WalletBundle<Name>>(bundleValidators[name], body);

interface Validator {
  Check(value: unknown): boolean;
  Errors(value: unknown): readonly { readonly keyword: string }[];
}

function read<Request>(validator: Validator, body: Buffer): Read<Request> {
  let parsed: unknown;
  try {
    parsed = parsePlainJson(body);
  } catch {
    return { refusal: 'RS_ERROR_WRONG_SYNTAX' };
  }
  if (validator.Check(parsed)) return { request: parsed as Request };
  const wrongSyntax = validator.Errors(parsed).some((error) => SYNTAX_KEYWORDS.has(error.keyword));
  return {
    refusal: wrongSyntax || !isObject(parsed) ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
    ...(isObject(parsed) &&
      typeof parsed['request_uuid'] === 'string' && { requestUuid: parsed['request_uuid'].slice(0, 64) }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
