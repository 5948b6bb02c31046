import { isPositive } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { ProgressBar } from '@marquee/ui/progress';
import { RequirementList } from './requirement-list';
import type { WithdrawalTerms } from './withdrawal-rules';

/** What must still be wagered before money may leave and before bonuses become cash; nothing while nothing is required. */
export function RemainingWagering({ wagering }: { readonly wagering: WithdrawalTerms['wagering'] }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { required, wagered, remaining, requirements } = wagering;
  if (requirements.length === 0) return null;
  if (!isPositive(remaining))
    return (
      <Panel title={t('withdrawal.wagering.open')} description={t('withdrawal.wagering.openHint')}>
        <RequirementList requirements={requirements} />
      </Panel>
    );
  return (
    <Panel
      title={t('withdrawal.wagering.title', { amount: money(remaining) })}
      description={t('withdrawal.wagering.hint')}
    >
      <ProgressBar
        label={t('withdrawal.wagering.label')}
        value={Number(wagered)}
        max={Number(required)}
        valueText={t('withdrawal.wagering.progress', { wagered: money(wagered), required: money(required) })}
      />
      {requirements.length > 1 && <RequirementList requirements={requirements} />}
    </Panel>
  );
}
