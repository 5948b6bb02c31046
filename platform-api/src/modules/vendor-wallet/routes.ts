import {
  SIGNATURE_HEADER,
  WALLET_PATHS,
  type WalletCallName,
  type WalletRequest,
} from '@marquee/contract/wallet-protocol';
import type { FastifyInstance } from 'fastify';
import { type Answer, refusal, writeAnswer } from './answer';
import type { Vendor } from './directory';
import { readRequest } from './request-reader';
import type { VendorWalletService } from './service';
import { isSignedBy } from './signature';

type Handler<Name extends WalletCallName> = (vendor: Vendor, request: WalletRequest<Name>) => Promise<Answer>;

/**
 * `/wallet/:vendorCode/…`, the five calls of the wallet protocol. Order of the checks: vendor, signature over the raw body,
 * syntax, then the call itself. Business errors are HTTP 200; only a failure of ours is 500, after which vendors roll back.
 */
export function vendorWalletRoutes(server: FastifyInstance, wallet: VendorWalletService): void {
  server.register(async (scope) => {
    // The ledger is the record of these calls: neither a line nor a logger for each.
    const quiet = server.log.child({}, { level: 'warn' });
    scope.setChildLoggerFactory(() => quiet);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const serve = <Name extends WalletCallName>(name: Name, handle: Handler<Name>) => {
      scope.route<{ Params: { vendorCode: string }; Body: Buffer | undefined }>({
        method: 'POST',
        url: `/wallet/:vendorCode${WALLET_PATHS[name]}`,
        handler: async (request, reply) => {
          const body = request.body ?? Buffer.alloc(0);
          let answer: Answer;
          try {
            answer = await answerTo(
              wallet,
              name,
              handle,
              request.params.vendorCode,
              body,
              request.headers[SIGNATURE_HEADER],
            );
          } catch (err) {
            request.log.error({ err, reqId: request.id }, 'wallet call failed');
            answer = refusal('RS_ERROR_UNKNOWN');
            reply.code(500);
          }
          return reply.type('application/json; charset=utf-8').send(writeAnswer(answer));
        },
      });
    };

    serve('info', wallet.info);
    serve('balance', wallet.balance);
    serve('bet', wallet.bet);
    serve('win', wallet.win);
    serve('rollback', wallet.rollback);
  });
}

async function answerTo<Name extends WalletCallName>(
  wallet: VendorWalletService,
  name: Name,
  handle: Handler<Name>,
  vendorCode: string,
  body: Buffer,
  signature: unknown,
): Promise<Answer> {
  const vendor = await wallet.vendor(vendorCode);
  if (!vendor) return refusal('RS_ERROR_INVALID_PARTNER');
  if (!vendor.publicKeys.some((key) => isSignedBy(key, body, signature))) return refusal('RS_ERROR_INVALID_SIGNATURE');
  const read = readRequest(name, body);
  if ('refused' in read)
    return { status: read.refused, ...(read.requestUuid !== undefined && { requestUuid: read.requestUuid }) };
  const { user, request_uuid } = read.request;
  return { user, requestUuid: request_uuid, ...(await handle(vendor, read.request)) };
}
