import type { AgentContract } from '@marquee/contract/calls/contract';
import { useFormat, useMessages } from '@marquee/kit';

/** When a contract counts, or until when an offer can be answered. */
export function ContractTime({ contract }: { readonly contract: AgentContract }) {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  const { state, validFrom, endsAt, expiresAt } = contract;
  if (state === 'requested' && expiresAt !== null) return t('contracts.answerBy', { at: dateTime(expiresAt) });
  if (validFrom === null || validFrom === endsAt) return t('contracts.neverCounted');
  const from = dateTime(validFrom);
  return endsAt === null
    ? t('contracts.countsFrom', { from })
    : t('contracts.countsUntil', { from, to: dateTime(endsAt) });
}
