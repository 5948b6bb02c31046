import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PushDevices } from '@marquee/contract/calls/push';
import type { MessageCategory } from '@marquee/contract/calls/messages';
import { PUSH_DEVICE_DAYS, PUSH_DEVICES_MAX, SESSION_IDLE_MS } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import { isCurvePoint, type PushKeys } from './push-keys';
import {
  choosePushCategories,
  deleteDeviceOf,
  deleteDeviceOfOthers,
  deleteDevicesBeyond,
  deleteFormerDevice,
  deleteOldDevices,
  readDevices,
  renewDevice,
  saveDevice,
} from './push-repository';
import { isPushService } from './push-services';
import { readStanding, type SessionTimes } from './target-repository';

/** Who asks, and from which browser. */
export interface PushCaller {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly userAgent: string;
}

/** On which devices members get copies of messages by web push. */
export interface PushDeviceService {
  /** Whether the brand has a worker, without which no browser takes messages. */
  isOffered(brandId: number): Promise<boolean>;
  /** @throws Failure `feature_disabled` */
  devices(caller: PushCaller): Promise<PushDevices>;
  /**
   * Turns it on for the browser that asks; what another member had turned on there ends.
   * @throws Failure `feature_disabled`, `validation_failed` for what is no push service or no key, `session_expired`
   */
  subscribe(caller: PushCaller, subscription: ParsedCallRequest<'push.subscribe'>): Promise<PushDevices>;
  renew(caller: PushCaller, endpoint: string): Promise<CallValue<'push.renew'>>;
  /** @throws Failure `not_found` */
  unsubscribe(member: MemberRef, deviceId: string): Promise<void>;
  standing(brand: BrandRef, deviceId: string): Promise<CallValue<'push.standing'>>;
  /** Ends devices that are not used any more, and those of brands that have it no longer. */
  sweep(): Promise<void>;
}

/** What the first device of a member gets, besides what is locked: nothing that advertises. */
const FIRST_CATEGORIES: readonly MessageCategory[] = ['account', 'agents', 'service'];
const USER_AGENT_MAX_LENGTH = 400;

/** Which sessions have run out at a time. */
export const sessionTimes = (now: Date): SessionTimes => ({
  now,
  idleSince: new Date(now.getTime() - SESSION_IDLE_MS),
});

export function createPushDevices(
  { config, clock, database: { pool } }: Pick<Platform, 'config' | 'clock' | 'database'>,
  brands: Pick<BrandService, 'all' | 'byId'>,
  keys: PushKeys,
): PushDeviceService {
  const hasWorker = ({ flags }: { readonly flags: Readonly<Record<string, boolean | undefined>> }) =>
    config.appWorker && flags['APPDOWNLOAD'] === true;
  const isOffered = async (brandId: number) => hasWorker((await brands.byId(brandId)).config);

  async function devicesOf({ member, brand }: PushCaller): Promise<PushDevices> {
    const { publicKey } = await keys.current(brand.code);
    const rows = await readDevices(pool, member.id, member.tokenHash);
    return {
      publicKey,
      devices: rows.map(({ id, addedAt, seenAt, ...device }) => ({
        ...device,
        deviceId: id,
        addedAt: addedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    };
  }

  return {
    isOffered,

    async devices(caller) {
      if (!(await isOffered(caller.brand.id))) throw new Failure('feature_disabled');
      return devicesOf(caller);
    },

    async subscribe(caller, { endpoint, p256dh, auth, publicKey }) {
      const { member, brand, userAgent } = caller;
      if (!(await isOffered(brand.id))) throw new Failure('feature_disabled');
      if (!isPushService(config, endpoint)) throw fieldFailure({ path: 'endpoint', messageKey: 'invalid_value' });
      const point = Buffer.from(p256dh, 'base64url');
      if (!isCurvePoint(point)) throw fieldFailure({ path: 'p256dh', messageKey: 'invalid_value' });
      const key = await keys.current(brand.code);
      if (key.publicKey !== publicKey) throw fieldFailure({ path: 'publicKey', messageKey: 'invalid_value' });
      await inTransaction(pool, async (tx) => {
        const device = {
          memberId: member.id,
          brandId: brand.id,
          tokenHash: member.tokenHash,
          endpoint,
          p256dh: point,
          auth: Buffer.from(auth, 'base64url'),
          keyId: key.id,
          userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
          at: clock.now(),
        };
        await deleteDeviceOfOthers(tx, device);
        await deleteFormerDevice(tx, device);
        if (!(await saveDevice(tx, device))) throw new Failure('session_expired');
        await deleteDevicesBeyond(tx, member.id, PUSH_DEVICES_MAX);
        await choosePushCategories(tx, member.id, FIRST_CATEGORIES);
      });
      return devicesOf(caller);
    },

    async renew({ member, brand, userAgent }, endpoint) {
      const device = {
        memberId: member.id,
        brandId: brand.id,
        tokenHash: member.tokenHash,
        endpoint,
        userAgent: userAgent.slice(0, USER_AGENT_MAX_LENGTH),
        at: clock.now(),
      };
      await deleteDeviceOfOthers(pool, device);
      return { isOn: (await isOffered(brand.id)) && (await renewDevice(pool, device)) };
    },

    async unsubscribe({ id }, deviceId) {
      if (!(await deleteDeviceOf(pool, id, deviceId))) throw new Failure('not_found');
    },

    async standing({ id: brandId }, deviceId) {
      const found = await readStanding(pool, deviceId, brandId, sessionTimes(clock.now()));
      if (!found || !(await isOffered(brandId))) return { standing: 'ended' };
      return { standing: found.isOpen ? 'open' : 'closed' };
    },

    async sweep() {
      const without = (await brands.all()).filter((brand) => !hasWorker(brand.config)).map(({ id }) => id);
      await deleteOldDevices(pool, new Date(clock.now().getTime() - PUSH_DEVICE_DAYS * 86_400_000), without);
    },
  };
}
