import type { PlayBar } from '@marquee/contract/calls/limits';
import type { ExclusionLength, TimeOutLength } from '@marquee/contract/constants';
import { isLanguage } from '@marquee/contract/languages';
import { formatAmount } from '@marquee/contract/money';
import { localisedText, readText } from '../../../messages/texts';
import type { Queryable } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import { cancelMessage, type MessageFact, type MessageValue, queueMessage } from '../../people/messages/message-fact';
import { limitAt, type StoredLimit } from './limit-change';
import type { LimitKey } from './repository';

const LINK = '/member/limits';
const MINUTE_SECONDS = 60n;

interface ChangedLimit {
  readonly before: StoredLimit;
  readonly after: StoredLimit;
  readonly now: Date;
}

/**
 * Queues what a member is told of a changed limit, in the transaction that changes it. A looser limit is told when it is asked for, so
 * that somebody whose session was stolen can cancel it, and once more when it counts; one that is cancelled is not told.
 */
export async function queueLimitMessages(
  tx: Queryable,
  jobs: Pick<Jobs, 'add' | 'remove'>,
  limit: LimitKey,
  { before: storedLimit, after, now }: ChangedLimit,
): Promise<void> {
  const { memberId } = limit;
  const before = limitAt(storedLimit, now);
  const factOf = (template: MessageFact['template'], amount: bigint | null, at: Date): MessageFact => ({
    memberId,
    template,
    values: { limit: nameOf(limit), ...(amount !== null && { value: valueOf(limit, amount) }) },
    link: LINK,
    key: `${template}:${limit.kind}:${limit.period}:${at.toISOString()}`,
  });
  const laterFact = ({ amount, from }: NonNullable<StoredLimit['pending']>) =>
    factOf(amount === null ? 'limit_removed' : 'limit_raised', amount, from);

  if (before.pending) await cancelMessage(tx, jobs, laterFact(before.pending));
  if (after.pending) {
    await queueMessage(tx, jobs, factOf('limit_planned', null, now));
    await queueMessage(tx, jobs, laterFact(after.pending), after.pending.from.getTime() - now.getTime());
  } else if (after.amount !== null && after.amount !== before.amount) {
    await queueMessage(tx, jobs, factOf('limit_set', after.amount, now));
  }
}

/** Queues what a member is told of a time-out or self-exclusion, in the transaction that starts it. */
export function queueBarMessage(
  tx: Queryable,
  jobs: Pick<Jobs, 'add'>,
  memberId: bigint,
  { kind, length, now }: { kind: PlayBar['kind']; length: TimeOutLength | ExclusionLength; now: Date },
): Promise<void> {
  const exclusion = length === 'permanent' ? 'self_excluded_permanently' : 'self_excluded';
  return queueMessage(tx, jobs, {
    memberId,
    template: kind === 'time_out' ? 'time_out_started' : exclusion,
    values: { length: { texts: localisedText(`limitLength.${length}`) } },
    link: LINK,
    key: `play-bar:${now.toISOString()}`,
  });
}

/** Such as "Deposits · Day", in every language. */
function nameOf({ kind, period }: LimitKey): MessageValue {
  const kinds = Object.entries(localisedText(`limitKind.${kind}`));
  const texts = kinds.map(([language, name]) => {
    const time = isLanguage(language) ? readText(language, `limitPeriod.${period}`) : null;
    return [language, `${name} · ${time ?? period}`] as const;
  });
  return { texts: Object.fromEntries(texts) };
}

const valueOf = ({ kind }: LimitKey, amount: bigint): MessageValue =>
  kind === 'session' ? { minutes: Number(amount / MINUTE_SECONDS) } : { amount: formatAmount(amount) };
