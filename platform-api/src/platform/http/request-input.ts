import type { FieldError } from '@marquee/contract/envelope';
import type { CallDefinition } from '@marquee/contract/define-call';
import { payloadEnvelopeSchema } from '@marquee/contract/payload-envelope';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure, fieldFailure } from '../failure';
import type { PayloadOpener } from './payload-opener';

const BODY_METHODS = new Set(['POST', 'PUT']);

/**
 * The call's one flat input: path parameters with the query or the body, opened when encrypted, checked by the row's schema.
 * @throws Failure `validation_failed` with each refused field, `envelope_refused`
 */
export async function inputOf(call: CallDefinition, request: FastifyRequest, opener: PayloadOpener): Promise<unknown> {
  const carried = BODY_METHODS.has(request.method) ? await bodyOf(call, request, opener) : request.query;
  const parsed = call.request.safeParse({ ...objectOf(carried), ...objectOf(request.params) });
  if (parsed.success) return parsed.data;
  throw fieldFailure(...parsed.error.issues.flatMap(fieldErrorsOf));
}

async function bodyOf(call: CallDefinition, request: FastifyRequest, opener: PayloadOpener): Promise<unknown> {
  if (call.upload) return { image: request.body };
  if (!call.encrypted) return request.body ?? {};
  const envelope = payloadEnvelopeSchema.safeParse(request.body);
  if (!envelope.success) throw new Failure('envelope_refused');
  return opener.open(envelope.data, call.path);
}

function objectOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw fieldFailure({ path: '', messageKey: 'invalid_type' });
  return value as Record<string, unknown>;
}

function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: key, messageKey: 'unknown_field' }));
  const path = issue.path.map(String).join('.');
  if (issue.code === 'too_small') return [{ path, messageKey: 'too_short', params: { min: Number(issue.minimum) } }];
  if (issue.code === 'too_big') return [{ path, messageKey: 'too_long', params: { max: Number(issue.maximum) } }];
  return [{ path, messageKey: issue.code === 'custom' ? issue.message : issue.code }];
}
