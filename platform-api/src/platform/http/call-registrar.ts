import { randomUUID } from 'node:crypto';
import { type CallId, type CallValue, calls, type ParsedCallRequest } from '@marquee/contract/calls/index';
import { GUEST_SUBJECT, SUBJECT_HEADER } from '@marquee/contract/subject';
import { type Access, type CallDefinition, relayAliases } from '@marquee/contract/define-call';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config';
import { Failure } from '../failure';
import type { AccessOf, CallContext } from './call-context';
import type { Guards } from './guards';
import type { PayloadOpener } from './payload-opener';
import { formRoute } from './form-route';
import { inputOf } from './request-input';
import { uploadRoute } from './upload-route';
import { callerOf } from './sub-user-caller';
import type { BrandRef, MemberRef } from './visitor';

export type CallHandler<Id extends CallId> = (
  input: ParsedCallRequest<Id>,
  context: CallContext<AccessOf<Id>>,
) => Promise<CallValue<Id>> | CallValue<Id>;

/** Registers a call of the table: `on('member.info', (input, context) => …)`. */
export type On = <Id extends CallId>(id: Id, handler: CallHandler<Id>) => void;

/** Created once per application; tracks which rows of the table have a handler. */
export interface CallRegistrar {
  readonly on: On;
  /** @throws Error that names the rows of the table without a handler */
  requireAll(): void;
}

const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/;
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The services behind every call. */
export interface RegistrarParts {
  readonly guards: Guards;
  readonly payloadOpener: PayloadOpener;
  /** Of the site's own pages, as a browser names it in `Origin`. */
  readonly publicScheme: Config['publicScheme'];
}

export function createCallRegistrar(app: FastifyInstance, parts: RegistrarParts): CallRegistrar {
  const registered = new Set<CallId>();

  const on: On = (id, handler) => {
    const call: CallDefinition = calls[id];
    if (registered.has(id)) throw new Error(`call ${id} has two handlers`);
    registered.add(id);
    const route: RouteOptions = {
      method: [...call.methods],
      url: call.path,
      handler: async (request, reply) => {
        const context = await contextOf(call, parts, request, reply);
        const input = await inputOf(call, request, parts.payloadOpener);
        const value = await handler(input as never, context);
        return { success: true, value, requestId: request.id };
      },
    };
    const admit = async (request: FastifyRequest, reply: FastifyReply) =>
      void (await contextOf(call, parts, request, reply));
    if (call.upload)
      uploadRoute(app, { ...route, ...(call.bodyLimitBytes && { bodyLimit: call.bodyLimitBytes }) }, admit);
    else if (call.bodyLimitBytes)
      app.route({ ...route, config: { isUpload: true }, bodyLimit: call.bodyLimitBytes, onRequest: admit });
    else if (call.formEncoded) formRoute(app, route);
    else for (const url of [call.path, ...relayAliases(call.path)]) app.route({ ...route, url });
  };

  function requireAll(): void {
    const missing = (Object.keys(calls) as CallId[]).filter((id) => !registered.has(id));
    if (missing.length > 0) throw new Error(`calls without a handler: ${missing.join(', ')}`);
  }

  return { on, requireAll };
}

async function contextOf(
  call: CallDefinition,
  { guards, publicScheme }: RegistrarParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext> {
  refuseForeignOrigin(request, publicScheme);
  const operatorRealm = call.path.startsWith('/ops/');
  const brand = operatorRealm ? null : await guards.brandOfHost(request.hostname);
  if (!operatorRealm && !brand) throw new Failure('invalid_url');
  const person = brand && (await guards.personOf(request, reply, brand));
  const operator = operatorRealm && call.access === 'operator' ? await guards.operatorOf(request, call) : null;
  if (call.access === 'operator' && !operator) throw new Failure('not_logged_in');
  const team = call.access === 'team' ? await guards.teamOf(request) : null;
  if (brand) {
    reply.header(SUBJECT_HEADER, person?.publicId ?? GUEST_SUBJECT);
    refusePageOfAnother(request, person);
  }
  const member = callerOf(call, person);
  refuseWithoutAccess(call.access, member);
  refuseWhilePasswordDue(call, member);
  return {
    brand,
    member,
    operator,
    team,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    language: languageOf(request, brand),
    requestId: request.id,
    idempotencyKey: call.idempotent ? idempotencyKeyOf(request) : randomUUID(),
    request,
    reply,
  };
}

function refuseWithoutAccess(access: Access, member: MemberRef | null): void {
  if (access === 'public' || access === 'operator' || access === 'team') return;
  if (!member) throw new Failure('not_logged_in');
  if (access === 'session') return;
  if (member.state === 'trial') throw new Failure('in_need_true_account');
  if (access === 'agent' && member.state !== 'agent') throw new Failure('forbidden');
}

/** Public calls stay available; calls of the session require the new password first. */
function refuseWhilePasswordDue({ access, whilePasswordDue }: CallDefinition, member: MemberRef | null): void {
  if (member?.passwordDue && access !== 'public' && !whilePasswordDue) throw new Failure('password_change_required');
}

/** A page that shows one account writes nothing for another, whose session the browser has meanwhile. */
function refusePageOfAnother(request: FastifyRequest, member: MemberRef | null): void {
  const subject = request.headers[SUBJECT_HEADER];
  if (SAFE_METHODS.has(request.method) || !member || subject === undefined || subject === GUEST_SUBJECT) return;
  if (subject !== member.publicId) throw new Failure('account_changed');
}

/** A browser states the origin of a changing request; another site's is refused. */
function refuseForeignOrigin(request: FastifyRequest, scheme: Config['publicScheme']): void {
  const { origin } = request.headers;
  if (SAFE_METHODS.has(request.method) || !origin) return;
  const own = `${scheme}://${request.host}`;
  if (!URL.canParse(origin) || !URL.canParse(own) || new URL(origin).origin !== new URL(own).origin)
    throw new Failure('csrf_refused');
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Failure('idempotency_key_required');
  return key;
}

function languageOf(request: FastifyRequest, brand: BrandRef | null): string {
  const requestedLanguage = request.headers['x-language'] ?? request.cookies['mq_lang'];
  return typeof requestedLanguage === 'string' && /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(requestedLanguage)
    ? requestedLanguage
    : (brand?.defaultLanguage ?? 'en');
}
