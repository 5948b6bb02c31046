import type { ErrorCode } from '@marquee/contract/errors';
import type { FailureEnvelope } from '@marquee/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure';
import { type InfrastructureFault, infrastructureFaultOf } from '../infrastructure-fault';

/** Fastify's own refusals, by its codes. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'validation_failed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation_failed',
};

/** A full disk refuses what writes, while reads go on; both end by themselves. */
const FAULT_CODES: Readonly<Record<InfrastructureFault, ErrorCode>> = {
  storage_full: 'storage_full',
  database_down: 'network_abnormal',
  store_down: 'network_abnormal',
};

/** Answers a person who opened a page with one. */
export type FailurePage = (reply: FastifyReply, code: ErrorCode) => FastifyReply;

/**
 * Every failure becomes an envelope with a code of the catalogue; unexpected errors are logged, never shown.
 * @param page answers who opened an address in the browser and is refused for want of patience; an envelope unless given
 */
export function handleFailures(app: FastifyInstance, page?: FailurePage): void {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    if (page && failure.code === 'too_many_requests' && isOpenedByPerson(request)) return page(reply, failure.code);
    return answer(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(new Failure('not_found'), request, reply));
}

/** A browser asks for a document, and says so. */
const isOpenedByPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  /text\/html/.test(headers.accept ?? '');

function failureOf(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  const frameworkCode = FRAMEWORK_CODES[error.code];
  if (frameworkCode) return new Failure(frameworkCode, undefined, { cause: error });
  if (error.statusCode === 429) return new Failure('too_many_requests', undefined, { cause: error });
  if (error.statusCode && error.statusCode < 500) return new Failure('validation_failed', undefined, { cause: error });
  const fault = infrastructureFaultOf(error);
  return new Failure(fault ? FAULT_CODES[fault] : 'unknown_error', undefined, { cause: error });
}

function answer(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: FailureEnvelope = {
    success: false,
    value: null,
    code: failure.code,
    message: failure.message,
    ...(failure.details && { details: failure.details }),
    requestId: request.id,
  };
  return reply.code(failure.status).header('cache-control', 'no-store').send(body);
}
