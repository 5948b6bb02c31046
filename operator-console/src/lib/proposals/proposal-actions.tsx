import type { Proposal } from '@marquee/contract/calls/proposals';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import groups from '../layout/groups.module.css';
import { ReasonDialog } from '../reason/reason-dialog';

type Step = 'approve' | 'reject' | 'withdraw';

const VARIANTS = { approve: 'primary', reject: 'secondary', withdraw: 'secondary' } as const;

/** What the operator may do with an open proposal: decide another's, or take back their own. */
export function ProposalActions({ proposal }: { readonly proposal: Proposal }) {
  const t = useMessages('console');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const { proposalId, isOwn, mayDecide, isOutdated, dryRun } = proposal;
  const isAbove = dryRun?.some(({ after }) => after?.type === 'word' && after.word === 'promotions.run.above');
  const decisions: readonly Step[] = isOutdated ? ['reject'] : ['approve', 'reject'];
  const steps = isOwn ? (['withdraw'] as const) : mayDecide ? decisions : [];
  return (
    <>
      {isOutdated ? (
        <p>{t(isOwn ? 'proposals.outdatedOwn' : 'proposals.outdated')}</p>
      ) : (
        isOwn && <p>{t('proposals.own')}</p>
      )}
      <span className={groups.actions}>
        {steps.map((name) => (
          <Button key={name} variant={VARIANTS[name]} onClick={() => setStep(name)}>
            {t(`proposals.step.${name}`)}
          </Button>
        ))}
      </span>
      {step !== null && (
        <ReasonDialog
          title={t(`proposals.step.${step}`)}
          text={t(isAbove && step === 'approve' ? 'promotions.stepText.confirmAbove' : `proposals.stepText.${step}`)}
          reads="proposals.list"
          perform={async (client, reason) => {
            const { state } = await client.call(`proposals.${step}`, { proposalId, reason });
            // What it changed may be on this page.
            void queryClient.invalidateQueries();
            return t(`proposals.state.${state}`);
          }}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}
