import { UPLOAD_MAX_BYTES } from '../constants';
import type { Access, CallDefinition, HttpMethod } from '../define-call';
import { payloadEnvelopeSchema } from '../payload-envelope';
import { callExamples, EXAMPLE_REQUEST_ID } from './examples';
import type { Failures } from './failures';
import { type Json, type SchemaComponents, schemaRef } from './schema-components';

const BODY_METHODS: readonly HttpMethod[] = ['POST', 'PUT'];

/** Operators work on the console's own host. */
export const operatorServers = [
  { url: 'http://console.localhost:4000', description: 'The console of `npm start`' },
  { url: 'https://{console}', variables: { console: { default: 'console.localhost' } } },
];

/** `session.login` belongs to `session`. */
export const groupOf = (id: string): string => id.split('.')[0] ?? id;

interface CallOfMethod {
  readonly id: string;
  readonly call: CallDefinition;
  readonly method: HttpMethod;
}

/** One call by one of its methods. */
export function operationOf({ id, call, method }: CallOfMethod, schemas: SchemaComponents, failures: Failures): Json {
  const hasBody = BODY_METHODS.includes(method);
  return {
    operationId: call.methods[0] === method ? id : `${id}.${method.toLowerCase()}`,
    summary: call.summary,
    tags: [groupOf(id)],
    security: securityOf(call.access),
    parameters: [...parametersOf(call, hasBody, schemas), ...(call.idempotent ? [idempotencyKey] : [])],
    ...(hasBody && { requestBody: bodyOf(id, call, schemas) }),
    responses: { 200: successOf(id, call, schemas), ...failures.responsesOf(call) },
  };
}

/** The alternatives by which a call is authorised. */
function securityOf(access: Access): Json[] {
  if (access === 'public') return [];
  if (access === 'team') return [{ releaseToken: [] }];
  const who = access === 'operator' ? 'operator' : 'member';
  return [{ [`${who}Session`]: [] }, { [`${who}Token`]: [] }];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key with the same request has the effect once, however often it is sent',
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
  example: 'deposit-5d1c9f0e',
};

/** `session.login` and `Request` become `SessionLoginRequest`. */
const schemaName = (id: string, role: 'Request' | 'Value') =>
  `${id.replace(/(?:^|\.)(\w)/g, (_match, letter: string) => letter.toUpperCase())}${role}`;

const json = (schema: Json, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const pathFieldsOf = (call: CallDefinition) => new Set([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]));

function parametersOf(call: CallDefinition, hasBody: boolean, schemas: SchemaComponents): Json[] {
  const { properties = {}, required = [] } = schemas.inline(call.request, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = pathFieldsOf(call);
  return Object.entries(properties)
    .filter(([name]) => inPath.has(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema,
    }));
}

function bodyOf(id: string, call: CallDefinition, schemas: SchemaComponents): Json {
  if (call.upload) {
    const picture = { schema: { type: 'string', format: 'binary', maxLength: UPLOAD_MAX_BYTES } };
    return { required: true, content: { 'image/png': picture, 'image/jpeg': picture } };
  }
  const clear = schemas.addJson(schemaName(id, 'Request'), withoutPathFields(call, schemas));
  const example = exampleBodyOf(id, call);
  if (!call.encrypted) return { required: true, content: json(clear, example) };
  schemas.add('PayloadEnvelope', payloadEnvelopeSchema, 'input');
  return {
    required: true,
    description: 'Sealed in the payload envelope; `x-clear-text` describes the text that is sealed.',
    content: json({ allOf: [schemaRef('PayloadEnvelope')], 'x-clear-text': clear }),
  };
}

function exampleBodyOf(id: string, call: CallDefinition): unknown {
  const { request } = callExamples[id] ?? {};
  if (typeof request !== 'object' || request === null) return request;
  const inPath = pathFieldsOf(call);
  return Object.fromEntries(Object.entries(request).filter(([name]) => !inPath.has(name)));
}

/** The body of a call; what stands in the path is not repeated in it. */
function withoutPathFields(call: CallDefinition, schemas: SchemaComponents): Json {
  const { properties, required, ...rest } = schemas.inline(call.request, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  if (!properties) return rest;
  const inPath = pathFieldsOf(call);
  const requiredInBody = required?.filter((name) => !inPath.has(name)) ?? [];
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
    ...(requiredInBody.length > 0 && { required: requiredInBody }),
  };
}

function successOf(id: string, call: CallDefinition, schemas: SchemaComponents): Json {
  const value = callExamples[id]?.value;
  const example = value === undefined ? undefined : { success: true, value, requestId: EXAMPLE_REQUEST_ID };
  const envelope = {
    type: 'object',
    required: ['success', 'value', 'requestId'],
    properties: {
      success: { const: true },
      value: schemas.add(schemaName(id, 'Value'), call.value, 'output'),
      requestId: { type: 'string' },
    },
  };
  return { description: 'Success', content: json(envelope, example) };
}
