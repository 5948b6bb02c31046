import type { AdminPromotionDetail, PromotionVersion } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import { DryRun } from './dry-run';
import { MemberPreview } from './member-preview';
import { PromotionReasonDialog } from './promotion-reason-dialog';
import styles from './promotions.module.css';
import { RulesFacts } from './rules-facts';
import { useChange } from '../../../lib/forms/use-change';

const TONES = { draft: 'neutral', proposed: 'warning', confirmed: 'success' } as const;

interface VersionPanelProps {
  readonly promotion: AdminPromotionDetail;
  readonly version: PromotionVersion;
}

/** A version of the terms: who wrote and decided it, what it says, what it would have cost, and its proposal while it is a draft. */
export function VersionPanel({ promotion, version }: VersionPanelProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const [isRunning, setRunning] = useState(false);
  const { state, terms, reason, writtenBy, writtenAt, decidedBy, decidedAt } = version;
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
        {isRunning && <DryRun promotionId={promotion.promotionId} version={version.version} />}
        {state !== 'confirmed' && (
          <div className={styles.actions}>
            {!isRunning && <Button onClick={() => setRunning(true)}>{t('promotions.dryRun')}</Button>}
            {state === 'draft' && <ProposeButton promotionId={promotion.promotionId} version={version} />}
          </div>
        )}
      </div>
    </Panel>
  );
}

function ProposeButton({
  promotionId,
  version: { version, revision },
}: {
  readonly promotionId: string;
  readonly version: PromotionVersion;
}) {
  const t = useMessages('console');
  const [isProposing, setProposing] = useState(false);
  const close = () => setProposing(false);
  const propose = useChange('promotionsAdmin.propose', ({ title }) => t('promotions.changed', { title }), close);
  return (
    <>
      <Button variant="primary" onClick={() => setProposing(true)}>
        {t('promotions.step.propose')}
      </Button>
      {isProposing && (
        <PromotionReasonDialog
          title={t('promotions.step.propose')}
          description={t('promotions.stepText.propose')}
          send={(reason) => propose.mutateAsync({ promotionId, version, revision, reason })}
          onClose={close}
        />
      )}
    </>
  );
}
