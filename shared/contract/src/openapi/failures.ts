import type { CallDefinition } from '../define-call';
import { type ErrorCode, errorCatalogue } from '../errors';
import { EXAMPLE_REQUEST_ID } from './examples';
import { type Json, type SchemaComponents, schemaRef } from './schema-components';

/** Any call can answer these. */
const COMMON: readonly ErrorCode[] = ['validation_failed', 'too_many_requests', 'unknown_error'];
/** Calls of a brand's site: no brand has this host, or its site is closed to the visitor. */
const OF_SITES: readonly ErrorCode[] = ['invalid_url', 'region_restricted', 'system_maintenance'];

/** What a call can answer by where it is served, who may make it and what it does. */
const impliedBy = ({ access, methods }: CallDefinition): readonly ErrorCode[] => [
  ...(access === 'operator' ? [] : OF_SITES),
  ...(access === 'public' ? [] : (['not_logged_in'] as const)),
  ...(methods.every((method) => method === 'GET') ? [] : (['csrf_refused'] as const)),
];

export interface Failures {
  /** The failures of a call, by HTTP status. */
  responsesOf(call: CallDefinition): Json;
  /** A failure of one code. */
  responseOf(code: ErrorCode): Json;
  /** `components.responses`: one for each status that calls answer with a single code. */
  responses(): Json;
  /** `components.examples`: one for each code. */
  examples(): Json;
}

/** The error catalogue as responses: each names its codes and shows what they look like. */
export function createFailures(schemas: SchemaComponents): Failures {
  schemas.addJson('ErrorCode', { type: 'string', enum: Object.keys(errorCatalogue) });
  schemas.addJson('FieldError', fieldError);
  schemas.addJson('Failure', failure);
  const responses = new Map<string, Json>();
  const codes = new Set<ErrorCode>();

  const responseOfCodes = (codesOfStatus: readonly ErrorCode[]): Json => {
    for (const code of codesOfStatus) codes.add(code);
    const response = describe(codesOfStatus);
    const [code, ...others] = codesOfStatus;
    if (!code || others.length > 0) return response;
    responses.set(code, response);
    return { $ref: `#/components/responses/${code}` };
  };

  return {
    responsesOf(call) {
      const byStatus = groupByStatus([...new Set([...COMMON, ...impliedBy(call), ...call.errors])]);
      return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, responseOfCodes(ofStatus)]));
    },
    responseOf: (code) => responseOfCodes([code]),
    responses: () => Object.fromEntries(responses),
    examples: () => Object.fromEntries([...codes].map((code) => [code, exampleOf(code)])),
  };
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

const describe = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
  content: {
    'application/json': {
      schema: {
        allOf: [
          schemaRef('Failure'),
          { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
        ],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

const exampleOf = (code: ErrorCode): Json => ({
  summary: errorCatalogue[code].message,
  value: {
    success: false,
    value: null,
    code,
    message: errorCatalogue[code].message,
    ...(code === 'validation_failed' && {
      details: { fields: [{ path: 'amount', messageKey: 'errors.amount_invalid' }] },
    }),
    requestId: EXAMPLE_REQUEST_ID,
  },
});

const fieldError: Json = {
  type: 'object',
  description: 'One refused field: its path in the request and the message key that says why',
  required: ['path', 'messageKey'],
  properties: {
    path: { type: 'string' },
    messageKey: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

const failure: Json = {
  type: 'object',
  required: ['success', 'value', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    value: { type: 'null' },
    code: schemaRef('ErrorCode'),
    message: { type: 'string', description: 'In English, for logs; a site shows its own text for the code' },
    details: {
      type: 'object',
      description: 'Numbers and names of the message, and `fields` for validation',
      properties: { fields: { type: 'array', items: schemaRef('FieldError') } },
      additionalProperties: true,
    },
    requestId: { type: 'string', description: 'To be named when asking support' },
  },
};
