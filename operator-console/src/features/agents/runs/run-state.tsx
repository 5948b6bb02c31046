import type { AgentRun } from '@marquee/contract/calls/settlement';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

const TONES = { waiting: 'warning', approved: 'info', paid: 'success' } as const;

/** The state of a run; a paid one that payers still owe of says so. */
export function RunState({ run: { state, open } }: { readonly run: AgentRun }) {
  const t = useMessages('console');
  return (
    <>
      <Badge tone={TONES[state]}>{t(`agentRuns.state.${state}`)}</Badge>{' '}
      {Number(open) > 0 && <Badge tone="danger">{t('agentRuns.shortfall')}</Badge>}
    </>
  );
}
