import type { Platform } from '../../../platform/platform';

/** Tells the member's pages that promotions have changed; only after the commit. */
export function announcePromotions({ bus, clock }: Pick<Platform, 'bus' | 'clock'>, memberId: bigint): void {
  bus.publish('promotions.changed', { at: clock.now().toISOString() }, { memberId });
}
