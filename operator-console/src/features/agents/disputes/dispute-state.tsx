import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

const TONES = { open: 'warning', rejected: 'neutral', upheld: 'success', withdrawn: 'neutral' } as const;

/** The state of an objection; of one that two operators decide, that too. */
export function DisputeState({ dispute: { state, proposal } }: { readonly dispute: AgentDispute }) {
  const t = useMessages('console');
  const isDecided = state === 'open' && proposal?.state === 'open';
  if (isDecided) return <Badge tone="info">{t('agentDisputes.state.deciding')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`agentDisputes.state.${state}`)}</Badge>;
}
