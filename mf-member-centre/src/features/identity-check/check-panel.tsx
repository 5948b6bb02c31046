import type { IdentityCheck, IdentityOverview } from '@marquee/contract/calls/identity';
import type { IdentityLevel } from '@marquee/contract/identity';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import { AddressForm } from './address-form';
import { IdentityWizard } from './identity-wizard';
import { toneOf } from './check-state';
import styles from './identity-check.module.css';

interface CheckPanelProps {
  readonly level: IdentityLevel;
  readonly overview: IdentityOverview;
}

/** One level: what it asks for, how far it is, and the next step. */
export function CheckPanel({ level, overview }: CheckPanelProps) {
  const t = useMessages('member');
  const check = overview.checks.find((candidate) => candidate.level === level) ?? null;
  return (
    <Panel
      title={t(`identity.level.${level}.title`)}
      actions={check && <Badge tone={toneOf(check.state)}>{t(`identity.state.${check.state}`)}</Badge>}
    >
      <div className={styles.steps}>
        <p className={styles.why}>{t(`identity.level.${level}.why`)}</p>
        {check && <CheckState check={check} />}
        <NextStep level={level} check={check} currentLevel={overview.level} />
      </div>
    </Panel>
  );
}

/** What became of the latest check. */
function CheckState({ check: { state, reason, note, submittedAt, expiresOn } }: { readonly check: IdentityCheck }) {
  const t = useMessages('member');
  const { day, dateTime } = useFormat();
  const isWaiting = state === 'submitted' || state === 'in_review';
  return (
    <>
      {isWaiting && submittedAt && <p>{t('identity.waiting', { at: dateTime(submittedAt) })}</p>}
      {state === 'approved' && expiresOn && <p>{t('identity.validUntil', { day: day(expiresOn) })}</p>}
      {(state === 'refused' || state === 'more_needed') && reason && (
        <div className={styles.reason} role="status">
          <p>{reason}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      {state === 'expired' && <p>{t('identity.expired')}</p>}
    </>
  );
}

interface NextStepProps {
  readonly level: IdentityLevel;
  readonly check: IdentityCheck | null;
  readonly currentLevel: number;
}

function NextStep({ level, check, currentLevel }: NextStepProps) {
  const t = useMessages('member');
  const [isReplacing, setReplacing] = useState(false);
  const state = check?.state;
  if (state === 'submitted' || state === 'in_review') return null;
  if (level === 2 && currentLevel === 0) return <p>{t('identity.levelFirst')}</p>;
  if (state === 'approved' && !isReplacing)
    return (
      <div className={styles.replace}>
        <p>{t('identity.replaceHint')}</p>
        <Button onClick={() => setReplacing(true)}>{t('identity.replace')}</Button>
      </div>
    );
  const open = state === 'draft' || state === 'more_needed' ? check : null;
  return level === 1 ? <IdentityWizard check={open} /> : <AddressForm check={open} />;
}
