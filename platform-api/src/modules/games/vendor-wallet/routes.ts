import {
  SIGNATURE_HEADER,
  WALLET_BUNDLE_PATHS,
  WALLET_PATHS,
  type WalletBundleName,
  type WalletCallName,
  type WalletRequest,
} from '@marquee/contract/wallet-protocol';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type Answer, refusal, writeAnswer, writeBundleAnswer } from './answer';
import type { Vendor } from './directory';
import { createHold, type HoldCall } from './hold-calls';
import { readBundle, readRequest } from './request-reader';
import { type CountAnswer, countAnswers } from './answer-counts';
import type { VendorWalletService } from './service';
import { isSignedBy } from './signature';

type Handler<Name extends WalletCallName> = (vendor: Vendor, request: WalletRequest<Name>) => Promise<Answer>;

/**
 * `/wallet/:vendorCode/…`, the five calls of the wallet protocol, and bets and wins in bundles. Order of the checks:
 * vendor, signature over the raw body, syntax, then the call itself. Business errors are HTTP 200; only an internal
 * error is 500, after which vendors roll back: while the database is away for a moment, calls are held.
 */
export function vendorWalletRoutes(server: FastifyInstance, wallet: VendorWalletService, registry: Registry): void {
  const hold = createHold();
  const count = countAnswers(registry);
  server.register(async (scope) => {
    // The ledger records these calls, so they are not logged individually.
    const quiet = server.log.child({}, { level: 'warn' });
    scope.setChildLoggerFactory(() => quiet);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const serveAt = (name: WalletCallName, path: string, answerText: (call: Call) => Promise<string>) => {
      scope.route<{ Params: { vendorCode: string }; Body: Buffer | undefined }>({
        method: 'POST',
        url: `/wallet/:vendorCode${path}`,
        handler: async (request, reply) => {
          const body = request.body ?? Buffer.alloc(0);
          const call = { vendorCode: request.params.vendorCode, body, signature: request.headers[SIGNATURE_HEADER] };
          const text = await answerText(call).catch((err: unknown) => {
            request.log.error({ err, reqId: request.id }, 'wallet call failed');
            reply.code(500);
            return writeAnswer(count(name, refusal('RS_ERROR_UNKNOWN')));
          });
          return reply.type('application/json; charset=utf-8').send(text);
        },
      });
    };
    const serve = <Name extends WalletCallName>(name: Name, handle: Handler<Name>) =>
      serveAt(name, WALLET_PATHS[name], async (call) =>
        writeAnswer(count(name, await hold(() => answerTo(wallet, name, handle, call)))),
      );

    serve('info', wallet.info);
    serve('balance', wallet.balance);
    serve('bet', wallet.bet);
    serve('win', wallet.win);
    serve('rollback', wallet.rollback);
    serveAt('bet', WALLET_BUNDLE_PATHS.bet, (call) => answerToBundle({ wallet, hold, count }, 'bet', wallet.bet, call));
    serveAt('win', WALLET_BUNDLE_PATHS.win, (call) => answerToBundle({ wallet, hold, count }, 'win', wallet.win, call));
  });
}

interface Call {
  readonly vendorCode: string;
  /** The raw body that was signed. */
  readonly body: Buffer;
  readonly signature: unknown;
}

async function callerOf(wallet: VendorWalletService, { vendorCode, body, signature }: Call) {
  const vendor = await wallet.vendor(vendorCode);
  if (!vendor) return 'RS_ERROR_INVALID_PARTNER';
  return vendor.publicKeys.some((key) => isSignedBy(key, body, signature)) ? vendor : 'RS_ERROR_INVALID_SIGNATURE';
}

async function answerTo<Name extends WalletCallName>(
  wallet: VendorWalletService,
  name: Name,
  handle: Handler<Name>,
  call: Call,
): Promise<Answer> {
  const vendor = await callerOf(wallet, call);
  if (typeof vendor === 'string') return refusal(vendor);
  const read = readRequest(name, call.body);
  if ('refusal' in read)
    return { status: read.refusal, ...(read.requestUuid !== undefined && { requestUuid: read.requestUuid }) };
  const { user, request_uuid } = read.request;
  return { user, requestUuid: request_uuid, ...(await handle(vendor, read.request)) };
}

/** Processes each call independently; a failure does not affect the others. */
async function answerToBundle<Name extends WalletBundleName>(
  {
    wallet,
    hold,
    count,
  }: { readonly wallet: VendorWalletService; readonly hold: HoldCall; readonly count: CountAnswer },
  name: Name,
  handle: Handler<Name>,
  call: Call,
): Promise<string> {
  const vendor = await hold(() => callerOf(wallet, call));
  if (typeof vendor === 'string') return writeBundleAnswer(count(name, refusal(vendor)));
  const read = readBundle(name, call.body);
  if ('refusal' in read)
    return writeBundleAnswer(
      count(name, { status: read.refusal, ...(read.requestUuid !== undefined && { requestUuid: read.requestUuid }) }),
    );
  const { calls } = read.request;
  const results = await Promise.allSettled(calls.map((entry) => hold(() => handle(vendor, entry))));
  const answers = results.map((result) =>
    count(name, result.status === 'fulfilled' ? result.value : refusal('RS_ERROR_UNKNOWN')),
  );
  return writeBundleAnswer({ status: 'RS_OK', requestUuid: read.request.request_uuid }, answers);
}
