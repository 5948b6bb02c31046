import {
  WALLET_BUNDLE_PATHS,
  WALLET_PATHS,
  WALLET_STATUSES,
  type WalletBundleName,
  type WalletCallName,
  walletBundleSchemas,
  walletRequestSchemas,
} from '../wallet-protocol';
import { walletExamples } from './examples';
import type { Failures } from './failures';
import { type Json, type SchemaComponents, schemaRef } from './schema-components';

const SUMMARIES: Readonly<Record<WalletCallName, string>> = {
  info: 'Who the member is',
  balance: 'What the member can stake',
  bet: 'Takes a stake; a repeat of the same transaction has no second effect',
  win: 'Pays the result of a bet, zero for a lost one',
  rollback: 'Takes a bet or a win back, also one that has not come yet',
};
const BUNDLE_SUMMARIES: Readonly<Record<WalletBundleName, string>> = {
  bet: 'Up to 250 bets of one round in one signed body; each stands or falls by itself',
  win: 'Up to 250 results in one signed body; each stands or falls by itself',
};

/** The paths below `/wallet/{vendorCode}`. */
export function walletPaths(schemas: SchemaComponents, failures: Failures): Json {
  schemas.addJson('WalletStatus', { type: 'string', enum: WALLET_STATUSES });
  schemas.addJson('WalletAnswer', walletAnswer);
  schemas.addJson('WalletUserInfo', userInfo);
  schemas.addJson('WalletBundleAnswer', bundleAnswer);
  const tooLarge = failures.responseOf('body_too_large');
  const single = (Object.keys(WALLET_PATHS) as WalletCallName[]).map((name) => {
    const request = schemas.addJson(singleName(name), plain(walletRequestSchemas[name]));
    const operation = operationOf({
      operationId: `vendorWallet.${name}`,
      summary: SUMMARIES[name],
      request,
      answer: schemaRef(name === 'info' ? 'WalletUserInfo' : 'WalletAnswer'),
      example: walletExamples[name],
      tooLarge,
    });
    return [`/wallet/{vendorCode}${WALLET_PATHS[name]}`, operation] as const;
  });
  const bundles = (Object.keys(WALLET_BUNDLE_PATHS) as WalletBundleName[]).map((name) => {
    const operation = operationOf({
      operationId: `vendorWallet.${name}s`,
      summary: BUNDLE_SUMMARIES[name],
      request: schemas.addJson(`Wallet${capital(name)}sRequest`, bundleOf(name)),
      answer: schemaRef('WalletBundleAnswer'),
      tooLarge,
    });
    return [`/wallet/{vendorCode}${WALLET_BUNDLE_PATHS[name]}`, operation] as const;
  });
  return Object.fromEntries([...single, ...bundles]);
}

/** The bundle's schema, referring to the schema of the single call. */
function bundleOf(name: WalletBundleName): Json {
  const bundle = plain(walletBundleSchemas[name]);
  const properties = bundle['properties'] as Record<string, Json>;
  const calls = { ...properties['calls'], items: schemaRef(singleName(name)) };
  return { ...bundle, properties: { ...properties, calls } };
}

const singleName = (name: WalletCallName) => `Wallet${capital(name)}Request`;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A TypeBox schema is JSON Schema; a copy drops what JSON does not hold. */
const plain = (schema: object): Json => JSON.parse(JSON.stringify(schema)) as Json;

const vendorCode = {
  name: 'vendorCode',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  example: 'ACME',
};

interface WalletOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly request: Json;
  readonly answer: Json;
  readonly example?: { readonly request: unknown; readonly answer: unknown };
  readonly tooLarge: Json;
}

const operationOf = ({ operationId, summary, request, answer, example, tooLarge }: WalletOperation): Json => ({
  post: {
    operationId,
    summary,
    tags: ['vendorWallet'],
    security: [{ vendorSignature: [] }],
    parameters: [vendorCode],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: request, ...(example && { example: example.request }) } },
    },
    responses: {
      200: {
        description: 'Done or refused: `status` says which. Only `RS_OK` had an effect.',
        content: { 'application/json': { schema: answer, ...(example && { example: example.answer }) } },
      },
      413: tooLarge,
      500: {
        description: 'The effect is unknown: repeat the call, or roll it back.',
        content: { 'application/json': { schema: schemaRef('WalletAnswer'), example: { status: 'RS_ERROR_UNKNOWN' } } },
      },
    },
  },
});

const answerFields = {
  user: { type: 'string' },
  status: schemaRef('WalletStatus'),
  request_uuid: { type: 'string' },
  balance: { type: 'integer', description: 'Ledger units: 1/100,000 of the currency unit' },
  currency: { type: 'string' },
};
const walletAnswer: Json = { type: 'object', required: ['status'], properties: answerFields };

const userInfo: Json = {
  type: 'object',
  required: ['status'],
  properties: {
    ...answerFields,
    country: { type: 'string' },
    jurisdiction: { type: 'string' },
    sub_partner_id: { type: 'string' },
    birth_date: { type: ['string', 'null'] },
    registration_date: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

const bundleAnswer: Json = {
  type: 'object',
  required: ['status'],
  properties: {
    status: schemaRef('WalletStatus'),
    request_uuid: { type: 'string' },
    answers: {
      type: 'array',
      description: 'One for each call, in their order',
      items: schemaRef('WalletAnswer'),
    },
  },
};
