import type { CallValue } from '@marquee/contract/calls/index';
import {
  PROTECTION_MEASURES,
  type ProtectionMeasure,
  protectionScore,
  RECENT_PASSWORD_DAYS,
} from '@marquee/contract/protection';
import { dayOf } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { readProtection } from './repository';

/** How well an account is protected, and by what. */
export type ReadProtection = (
  member: MemberRef,
  brand: BrandRef,
) => Promise<CallValue<'security.overview'>['protection']>;

const DAY_MS = 86_400_000;
const measures = Object.keys(PROTECTION_MEASURES) as ProtectionMeasure[];

export function createReadProtection({ clock, database }: Pick<Platform, 'clock' | 'database'>): ReadProtection {
  return async (member, brand) => {
    const now = clock.now();
    const facts = await readProtection(database.pool, member.id, {
      recentFrom: new Date(now.getTime() - RECENT_PASSWORD_DAYS * DAY_MS),
      today: dayOf(now, brand.offsetMinutes),
    });
    if (!facts) throw new Failure('not_logged_in');
    return {
      score: protectionScore(facts),
      measures: measures.map((measure) => ({ measure, isDone: facts[measure] })),
    };
  };
}
