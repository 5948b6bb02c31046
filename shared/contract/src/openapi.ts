import { z } from 'zod';
import { calls } from './calls/index';
import { UPLOAD_MAX_BYTES } from './constants';
import type { CallDefinition, HttpMethod } from './define-call';
import { type ErrorCode, errorCatalogue } from './errors';
import { payloadEnvelopeSchema } from './payload-envelope';
import { CONTRACT_VERSION } from './remote-manifest';

type Json = Readonly<Record<string, unknown>>;

const BODY_METHODS: readonly HttpMethod[] = ['POST', 'PUT'];
const COMMON_ERRORS = ['validation_failed', 'not_logged_in', 'too_many_requests', 'unknown_error'] as const;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

/** The OpenAPI 3.1 document of every live call of the table. */
export function openApiDocument(): Json {
  const live = Object.entries(calls as Record<string, CallDefinition>).filter(([, call]) => call.status === 'live');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, call] of live) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    for (const method of call.methods) paths[path][method.toLowerCase()] = operationOf(id, call, method);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee API',
      version: CONTRACT_VERSION,
      description:
        'Answers are envelopes: `{success, value, code?, message?, details?, requestId}`. Amounts are decimal strings in currency units.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-marquee' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

function operationOf(id: string, call: CallDefinition, method: HttpMethod): Json {
  const hasBody = BODY_METHODS.includes(method);
  return {
    operationId: call.methods[0] === method ? id : `${id}.${method.toLowerCase()}`,
    summary: call.summary,
    tags: [id.split('.')[0]],
    ...(call.access !== 'public' && { security: [{ session: [] }, { bearer: [] }] }),
    parameters: [...parametersOf(call, hasBody), ...(call.idempotent ? [idempotencyKey] : [])],
    ...(hasBody && { requestBody: bodyOf(call) }),
    responses: { 200: { description: 'Success', content: json(successOf(call)) }, ...failuresOf(call) },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
};

const json = (schema: Json) => ({ 'application/json': { schema } });

function parametersOf(call: CallDefinition, hasBody: boolean): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.request, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  return Object.entries(properties)
    .filter(([name]) => inPath.has(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema,
    }));
}

function bodyOf(call: CallDefinition): Json {
  if (call.upload) {
    const picture = { schema: { type: 'string', format: 'binary', maxLength: UPLOAD_MAX_BYTES } };
    return { required: true, content: { 'image/png': picture, 'image/jpeg': picture } };
  }
  const clear = schemaOf(call.request, 'input');
  if (!call.encrypted) return { required: true, content: json(clear) };
  return {
    required: true,
    description: 'Sealed in the payload envelope; the clear text is described by `x-clear-text`.',
    content: json({ ...schemaOf(payloadEnvelopeSchema, 'input'), 'x-clear-text': clear }),
  };
}

const successOf = (call: CallDefinition): Json => ({
  type: 'object',
  required: ['success', 'value', 'requestId'],
  properties: { success: { const: true }, value: schemaOf(call.value, 'output'), requestId: { type: 'string' } },
});

function failuresOf(call: CallDefinition): Json {
  const byStatus = groupByStatus([...new Set([...COMMON_ERRORS, ...call.errors])]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n') },
    ]),
  );
}

/** Groups codes by HTTP status; `Map.groupBy` is missing in Node 20. */
function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
