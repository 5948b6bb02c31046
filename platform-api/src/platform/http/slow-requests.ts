import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure';

/** How long others may take, milliseconds. */
export interface Patience {
  /** The body of a call, of at most 256 kB. */
  readonly bodyMs: number;
  /** A whole request with headers; an upload of 5 MB needs 100 s at 50 kB/s. */
  readonly requestMs: number;
  readonly headersMs: number;
  /** How often bodies, requests and headers are checked. */
  readonly checkMs: number;
  /** Requests in progress when the server closes; their connections are cut afterwards. */
  readonly drainMs: number;
}

export const PATIENCE: Patience = {
  bodyMs: 20_000,
  requestMs: 120_000,
  headersMs: 15_000,
  checkMs: 2_000,
  drainMs: 10_000,
};

/**
 * Options for the server: node ends connections whose request does not arrive in time. A start may take as long as it
 * needs: a bound on it would turn a restart of a busy machine into one restart after another.
 */
export const serverTimeouts = ({ requestMs, headersMs, checkMs }: Patience = PATIENCE) => ({
  pluginTimeout: 0,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as the whole request. */
    readonly isUpload?: boolean;
  }
}

/**
 * Bounds what a slow peer may cost: a body that does not arrive in time is answered `request_timeout`, and a closing
 * server cuts the connections that are still busy after the drain.
 */
export function limitSlowRequests(app: FastifyInstance, { bodyMs, checkMs, drainMs }: Patience = PATIENCE): void {
  /** Requests whose body has not arrived, with the time by which it must have. */
  const arriving = new Map<FastifyRequest, { readonly reply: FastifyReply; readonly dueMs: number }>();
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !routeOptions.config.isUpload) arriving.set(request, { reply, dueMs: performance.now() + bodyMs });
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  const checking = setInterval(() => {
    const now = performance.now();
    for (const [request, { reply, dueMs }] of arriving) {
      if (dueMs > now) continue;
      arriving.delete(request);
      // The rest of the body is not read: the connection ends with the answer.
      reply.header('connection', 'close');
      request.raw.emit('error', new Failure('request_timeout'));
    }
  }, checkMs).unref();
  app.addHook('preClose', () => {
    clearInterval(checking);
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
    app.server.once('close', () => clearTimeout(cut));
  });
}
