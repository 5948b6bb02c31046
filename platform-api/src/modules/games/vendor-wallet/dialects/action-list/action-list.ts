import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../../../../platform/clock';
import type { SecretBox } from '../../../../../platform/secret-box';
import type { Vendor } from '../../directory';
import { readSecrets } from '../../keys/key-repository';
import { secretOwner } from '../../keys/key-service';
import { createExpiringCache } from '../../../../../platform/expiring-cache';
import type { Dialect } from '../dialect';
import { ACTIONS_SIGNATURE_HEADER, readActionList } from './messages';
import { runActions } from './run-actions';

/** Maximum age of a signature, or advance of the vendor's clock. */
const TOLERANCE_SECONDS = 300;
const SECRETS_LIFE_MS = 10_000;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

interface SecretHolder extends Vendor {
  readonly secrets: readonly string[];
}

interface ActionListParts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly box: SecretBox;
}

/** `POST /wallet/:vendorCode/actions`: one signed call with a list of actions (docs/vendor-guide.md). */
export function actionListDialect({ pool, clock, box }: ActionListParts): Dialect {
  const now = () => clock.now().getTime();
  const holders = createExpiringCache<SecretHolder | null>({
    async read(code) {
      const vendor = await readSecrets(pool, code);
      if (!vendor) return null;
      const secrets = vendor.sealed.map((sealed) => box.open(sealed, secretOwner(vendor.id)));
      return { id: vendor.id, code: vendor.code, publicKeys: [], secrets };
    },
    life: () => SECRETS_LIFE_MS,
    maxEntries: 1_000,
    now,
  });

  return {
    routes(scope, wallet) {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.post<{ Params: { vendorCode: string }; Body: Buffer | undefined }>(
        '/wallet/:vendorCode/actions',
        async (request, reply) => {
          const body = request.body ?? Buffer.alloc(0);
          const holder = await holders.get(request.params.vendorCode);
          const signature = request.headers[ACTIONS_SIGNATURE_HEADER];
          if (!holder?.secrets.some((secret) => isAuthentic(secret, signature, body, now())))
            return reply.code(401).send({ error: 'unauthorized' });
          const list = readActionList(body);
          if (!list) return reply.code(400).send({ error: 'malformed' });
          try {
            return await runActions(wallet, holder, list);
          } catch (err) {
            request.log.error({ err, reqId: request.id }, 'action list failed');
            return reply.code(500).send({ error: 'unknown' });
          }
        },
      );
    },
  };
}

function isAuthentic(secret: string, header: unknown, body: Buffer, nowMs: number): boolean {
  const [, seconds = '', mac = ''] = HEADER.exec(typeof header === 'string' ? header : '') ?? [];
  if (!seconds || Math.abs(nowMs / 1_000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
