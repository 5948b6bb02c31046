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

interface ObjectSchema extends Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

/** The alternatives of a call's request: one, or one for each value of the field that tells them apart. */
function requestsOf(call: CallDefinition, schemas: SchemaComponents): readonly ObjectSchema[] {
  const request = schemas.inline(call.request, 'input') as ObjectSchema & { readonly oneOf?: readonly ObjectSchema[] };
  return request.oneOf ?? [request];
}

function parametersOf(call: CallDefinition, hasBody: boolean, schemas: SchemaComponents): Json[] {
  const alternatives = requestsOf(call, schemas);
  const { properties = {}, required = [] } = alternatives[0] ?? {};
  const inPath = pathFieldsOf(call);
  return Object.keys(properties)
    .filter((name) => inPath.has(name) || !hasBody)
    .map((name) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema: eitherOf(alternatives.map((alternative) => alternative.properties?.[name] ?? {})),
    }));
}

/** A field of all alternatives: as they agree, or the constants by which they differ. */
function eitherOf(schemas: readonly Json[]): Json {
  const [first = {}] = schemas;
  const constants = schemas.map((schema) => schema['const']);
  return schemas.length > 1 && !constants.includes(undefined) ? { type: 'string', enum: constants } : first;
}

function bodyOf(id: string, call: CallDefinition, schemas: SchemaComponents): Json {
  if (call.upload) {
    const maxLength = call.bodyLimitBytes ?? UPLOAD_MAX_BYTES;
    const picture = { schema: { type: 'string', format: 'binary', maxLength } };
    return { required: true, content: { 'image/png': picture, 'image/jpeg': picture } };
  }
  const clear = schemas.addJson(schemaName(id, 'Request'), withoutPathFields(call, schemas));
  const example = exampleBodyOf(id, call);
  const form = call.formEncoded && { 'application/x-www-form-urlencoded': { schema: clear } };
  if (!call.encrypted) return { required: true, content: { ...json(clear, example), ...form } };
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
  const inPath = pathFieldsOf(call);
  const bodies = requestsOf(call, schemas).map(({ properties, required, ...rest }): Json => {
    if (!properties) return rest;
    const requiredInBody = required?.filter((name) => !inPath.has(name)) ?? [];
    return {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
      ...(requiredInBody.length > 0 && { required: requiredInBody }),
    };
  });
  // What tells alternatives apart may stand in the path.
  return bodies.length === 1 && bodies[0] ? bodies[0] : { anyOf: bodies };
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
