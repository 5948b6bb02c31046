import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { createVersionRepository } from '../../operators/proposals/service';
import { queueMessage } from '../../people/messages/message-fact';
import type { BrandService } from '../../site/brand/service';
import type { VipRise } from './rise-repository';
import { VIP_RULES } from './vip-rules';

interface TellParts {
  readonly platform: Pick<Platform, 'clock' | 'jobs'>;
  readonly brands: Pick<BrandService, 'byId'>;
}

/** Tells members of the level that they have reached by its name, in the transaction of the rise. */
export function createTellOfRise({ platform: { clock, jobs }, brands }: TellParts) {
  const rules = createVersionRepository(VIP_RULES);
  return async (tx: Queryable, { memberId, brandId, to }: VipRise): Promise<void> => {
    const at = clock.now();
    const { offsetMinutes } = await brands.byId(brandId);
    const terms = await rules.on(tx, brandId, dayOf(at, offsetMinutes));
    const names = terms?.levels.find(({ level }) => level === to)?.names;
    if (!names) return;
    await queueMessage(tx, jobs, {
      memberId,
      template: 'level_reached',
      values: { level: { texts: names } },
      link: '/member/vip',
      key: `level-reached:${to}:${at.toISOString()}`,
    });
  };
}
