import { deviceOf } from '@marquee/contract/device-name';
import { MissingKey } from '../../../platform/key-ring';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { Brand } from '../../site/brand/brand';
import type { LookService } from '../../site/look/service';
import type { PushKey, PushKeys } from './push-keys';
import { pushMessage } from './push-message';
import { deleteDevice, letDeviceRest, readDevices } from './push-repository';
import type { PushOutcome, PushSender } from './push-sender';
import { type PushDeviceService, sessionTimes } from './service';
import { isDelivered, noteDelivery, type PushTarget, readTargets } from './target-repository';
import { wordingLanguage } from '../messages/message-wording';
import type { CopyChannel, MessageCopy } from '../messages/copies/copy-channel';

export interface PushChannelParts {
  readonly platform: Pick<Platform, 'clock' | 'database' | 'log'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly looks: Pick<LookService, 'of'>;
  readonly keys: PushKeys;
  readonly devices: Pick<PushDeviceService, 'isOffered'>;
  readonly sender: PushSender;
}

const ICON_SIZE = 192;

/** Copies by web push, to the devices where the member has turned it on. */
export function createPushChannel(parts: PushChannelParts): CopyChannel {
  const { brands, looks, keys, devices, sender } = parts;
  const { clock, log } = parts.platform;
  const { pool } = parts.platform.database;

  /** Null where it is gone for good. While it cannot be read, the copy is repeated later. */
  async function keyOf(brand: Brand, { keyId }: PushTarget): Promise<PushKey | null> {
    return keys.byId(brand.code, keyId).catch((err: unknown) => {
      if (!(err instanceof MissingKey)) throw err;
      log.warn({ err, brand: brand.code }, 'a key of web push is missing');
      return null;
    });
  }

  async function sendTo(
    target: PushTarget,
    copy: MessageCopy,
    brand: Brand,
    icon: string | null,
  ): Promise<PushOutcome> {
    if (target.restUntil && target.restUntil > clock.now()) return { laterAt: target.restUntil };
    const key = await keyOf(brand, target);
    if (!key) return 'gone';
    const language = wordingLanguage(brand, copy.language);
    const message = pushMessage(copy, {
      deviceId: target.id,
      isOpen: target.isOpen,
      brandName: brand.name,
      language,
      icon,
    });
    return sender.send(target, key, message, copy.category === 'system');
  }

  /** @returns whether the device is done with */
  async function deliver(target: PushTarget, copy: MessageCopy, brand: Brand, icon: string | null): Promise<boolean> {
    const outcome = await sendTo(target, copy, brand, icon);
    if (outcome === 'sent') await noteDelivery(pool, copy.messageId, target.id);
    if (outcome === 'gone') await deleteDevice(pool, target.id);
    if (typeof outcome === 'string') return true;
    await letDeviceRest(pool, target.id, outcome.laterAt);
    return false;
  }

  return {
    channel: 'push',
    locked: ['system'],
    isOffered: (brandId) => devices.isOffered(brandId),

    async targetOf(memberId) {
      const names = (await readDevices(pool, memberId, null)).map(({ userAgent }) => deviceOf(userAgent).name);
      return names.length === 0 ? null : [...new Set(names.filter((name) => name !== ''))].join(', ');
    },

    async send(copy) {
      const targets = await readTargets(pool, copy, sessionTimes(clock.now()));
      if (targets.length > 0) {
        const brand = await brands.byId(copy.brandId);
        const look = await looks.of(brand);
        const icon = look && `${look.baseUrl}icon-${ICON_SIZE}.png`;
        const done = await Promise.all(targets.map((target) => deliver(target, copy, brand, icon)));
        if (done.includes(false)) throw new Error('a push service takes a message later');
      }
      return isDelivered(pool, copy.messageId);
    },
  };
}
