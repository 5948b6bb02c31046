import type { AdminPromotionDetail, PromotionVersion } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import { LocalTime } from '../../../lib/layout/local-time';
import { DryRun, ProposedDryRun } from './dry-run';
import { MemberPreview } from './member-preview';
import { PromotionReasonDialog } from './promotion-reason-dialog';
import styles from './promotions.module.css';
import { RulesFacts } from './rules-facts';
import { useChange } from '../../../lib/forms/use-change';

const TONES = { draft: 'neutral', proposed: 'warning', confirmed: 'success', refused: 'danger' } as const;

interface VersionPanelProps {
  readonly promotion: AdminPromotionDetail;
  readonly version: PromotionVersion;
}

/** A version of the terms: who wrote and decided it, what it says, what it would have cost, and the next step. */
export function VersionPanel({ promotion, version }: VersionPanelProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const [isRunning, setRunning] = useState(false);
  const { state, terms, reason, writtenBy, writtenAt, decidedBy, decidedAt, dryRun } = version;
  const isOpen = state === 'draft' || state === 'proposed';
  return (
    <Panel
      title={t('points.version', { version: number.format(version.version) })}
      actions={<Badge tone={TONES[state]}>{t(`promotions.versionState.${state}`)}</Badge>}
    >
      <div className={styles.parts}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('promotions.writtenBy')}</dt>
            <dd>
              {writtenBy ?? t('promotions.setUp')}, <LocalTime instant={writtenAt} />
            </dd>
          </div>
          {decidedAt !== null && (
            <div>
              <dt>{t('promotions.decidedBy')}</dt>
              <dd>
                {decidedBy ?? t('promotions.setUp')}, <LocalTime instant={decidedAt} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('change.reason')}</dt>
            <dd dir="auto">{reason}</dd>
          </div>
        </dl>
        <div className={styles.columns}>
          <RulesFacts terms={terms} currency={promotion.currency} />
          <MemberPreview brand={promotion.brand} picture={terms.picture} texts={terms.texts} />
        </div>
        {dryRun && <ProposedDryRun dryRun={dryRun} />}
        {isRunning && <DryRun promotionId={promotion.promotionId} version={version.version} />}
        {isOpen && (
          <div className={styles.actions}>
            {!isRunning && <Button onClick={() => setRunning(true)}>{t('promotions.dryRun')}</Button>}
            <NextStep promotionId={promotion.promotionId} version={version} />
          </div>
        )}
      </div>
    </Panel>
  );
}

type Step = 'propose' | 'confirm' | 'refuse';

function NextStep({
  promotionId,
  version: { version, state, isOwn, dryRun },
}: {
  readonly promotionId: string;
  readonly version: PromotionVersion;
}) {
  const t = useMessages('console');
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const done = ({ title }: { readonly title: string }) => t('promotions.changed', { title });
  const propose = useChange('promotionsAdmin.propose', done, close);
  const decide = useChange('promotionsAdmin.decide', done, close);
  const steps: readonly Step[] = state === 'draft' ? ['propose'] : isOwn ? ['refuse'] : ['confirm', 'refuse'];
  const isAbove = dryRun?.isWithinBudget === false;
  const send = (reason: string) =>
    step === 'propose'
      ? propose.mutateAsync({ promotionId, version, reason })
      : decide.mutateAsync({ promotionId, version, approve: step === 'confirm', reason });
  return (
    <>
      {state === 'proposed' && isOwn && <p>{t('proposals.own')}</p>}
      {steps.map((name) => (
        <Button key={name} variant={name === 'refuse' ? 'secondary' : 'primary'} onClick={() => setStep(name)}>
          {t(`promotions.step.${name}`)}
        </Button>
      ))}
      {step !== null && (
        <PromotionReasonDialog
          title={t(`promotions.step.${step}`)}
          description={t(`promotions.stepText.${isAbove && step === 'confirm' ? 'confirmAbove' : step}`)}
          isDangerous={step === 'refuse'}
          send={send}
          onClose={close}
        />
      )}
    </>
  );
}
