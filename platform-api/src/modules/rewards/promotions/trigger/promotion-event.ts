import type { Queryable } from '../../../../platform/database';
import type { Jobs } from '../../../../platform/jobs';

/** Something that may set promotions off for a member. */
export type PromotionEvent =
  | { readonly kind: 'registration' }
  /** A credited one. */
  | { readonly kind: 'deposit'; readonly depositId: string }
  | { readonly kind: 'mission'; readonly missionId: string /** First business day. */; readonly periodStart: string }
  | { readonly kind: 'level'; readonly level: number };

export interface EventMember {
  readonly brandId: number;
  readonly memberId: bigint;
}

export const PROMOTION_EVENT_TASK = 'promotions.event';

/** As it lies in the queue: JSON has no bigint. */
export interface QueuedEvent {
  readonly brandId: number;
  readonly memberId: string;
  readonly event: PromotionEvent;
}

/** Queues an event in the transaction of its cause: no promotion is ever part of it. */
export function queuePromotionEvent(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  { brandId, memberId }: EventMember,
  event: PromotionEvent,
): Promise<void> {
  const queued: QueuedEvent = { brandId, memberId: String(memberId), event };
  return jobs.add(tx, PROMOTION_EVENT_TASK, queued, { key: `${PROMOTION_EVENT_TASK}:${memberId}:${subjectOf(event)}` });
}

/** Queues every level that a member has reached by a rise, in its transaction. */
export async function queueLevels(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  { from, to, ...member }: EventMember & { readonly from: number; readonly to: number },
): Promise<void> {
  for (let level = from + 1; level <= to; level += 1)
    await queuePromotionEvent(tx, jobs, member, { kind: 'level', level });
}

function subjectOf(event: PromotionEvent): string {
  switch (event.kind) {
    case 'registration':
      return event.kind;
    case 'deposit':
      return `deposit:${event.depositId}`;
    case 'mission':
      return `mission:${event.missionId}:${event.periodStart}`;
    case 'level':
      return `level:${event.level}`;
  }
}
