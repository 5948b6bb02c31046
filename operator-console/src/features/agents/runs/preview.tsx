import type { AgentContractType } from '@marquee/contract/agent-contract';
import { CONTRACT_TYPE_PERIODS } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { Muted, Stack } from '@marquee/ui/layout';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { Loaded } from '../../../lib/loaded/loaded';

interface PreviewProps {
  readonly brand: string;
  readonly type: AgentContractType;
}

/** What a run of the running period would come to now. */
export function Preview({ brand, type }: PreviewProps) {
  const t = useMessages('console');
  const periods = CONTRACT_TYPE_PERIODS[type];
  const [chosen, choose] = useState<ContractPeriod>('semimonthly');
  const period = periods.find((option) => option === chosen) ?? periods[0] ?? 'daily';
  const read = useRead('agentRuns.preview', { brand, type, period });
  const number = numberFormat(formatLocale(useLanguage()));
  return (
    <Panel
      title={t('agentRuns.preview')}
      description={t('agentRuns.previewText')}
      actions={
        periods.length > 1 && (
          <SelectField
            label={t('agentRuns.length')}
            labelHidden
            value={period}
            onValueChange={(value) => choose(value as ContractPeriod)}
            options={periods.map((value) => ({ value, label: t(`agentRuns.lengths.${value}`) }))}
          />
        )
      }
    >
      <Loaded read={read} height="4rem">
        {({ currency, sums, corrections, needsTwo }) => (
          <Stack gap={3}>
            <FactList
              facts={[
                [t('agentRuns.bills'), number.format(sums.bills)],
                [t('agentRuns.due'), <Money key="due" amount={sums.due} currency={currency} />],
                [t('agentRuns.topDue'), <Money key="top" amount={sums.topDue} currency={currency} />],
                [t('agentRuns.corrections'), <Money key="corrections" amount={corrections} currency={currency} />],
              ]}
            />
            {needsTwo && <Muted as="p">{t('agentRuns.needsTwo')}</Muted>}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
