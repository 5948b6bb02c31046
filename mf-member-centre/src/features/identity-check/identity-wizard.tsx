import type { IdentityCheck } from '@marquee/contract/calls/identity';
import { IDENTITY_DOCUMENTS, type IdentityDocumentKind, picturesOf } from '@marquee/contract/identity';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { RadioGroup } from '@marquee/ui/choice';
import { useState } from 'react';
import { DetailsForm } from './details-form';
import { DiscardButton } from './discard-button';
import { PictureField } from './picture-field';
import { receivedAtOf } from './received-pictures';
import styles from './identity-check.module.css';

const STEPS = ['document', 'pictures', 'details'] as const;

interface IdentityWizardProps {
  /** The check that the member is writing; null: none yet. */
  readonly check: IdentityCheck | null;
}

/** Three steps: which document, its pictures, and what it says. What was uploaded stays when the page is left. */
export function IdentityWizard({ check }: IdentityWizardProps) {
  const t = useMessages('member');
  const { number } = useFormat();
  const [step, setStep] = useState(check ? 1 : 0);
  const [kind, setKind] = useState<IdentityDocumentKind>(check?.documentKind ?? 'identity_card');
  const isFirst = step === 0;
  return (
    <div className={styles.steps}>
      <p className={styles.step} aria-live="polite">
        {t('identity.step', { step: number(step + 1), steps: number(STEPS.length) })}
      </p>
      {step === 0 && (
        <RadioGroup
          appearance="card"
          legend={t('identity.whichDocument')}
          options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`identity.document.${value}`) }))}
          value={kind}
          onValueChange={(value) => setKind(value as IdentityDocumentKind)}
        />
      )}
      {step === 1 && <PictureStep kind={kind} check={check} onDone={() => setStep(2)} />}
      {step === 2 && <DetailsForm kind={kind} />}
      <div className={styles.actions}>
        {!isFirst && <Button onClick={() => setStep(step - 1)}>{t('identity.back')}</Button>}
        {isFirst && (
          <Button variant="primary" onClick={() => setStep(1)}>
            {t('identity.goOn')}
          </Button>
        )}
        {check?.state === 'draft' && <DiscardButton level={1} onDiscarded={() => setStep(0)} />}
      </div>
    </div>
  );
}

function PictureStep({
  kind,
  check,
  onDone,
}: IdentityWizardProps & { readonly kind: IdentityDocumentKind; readonly onDone: () => void }) {
  const t = useMessages('member');
  const [isAsked, setAsked] = useState(false);
  const kinds = picturesOf(1, kind);
  const isComplete = kinds.every((picture) => receivedAtOf(check, picture) !== null);
  return (
    <>
      <p>{t('identity.pictureTips')}</p>
      <div className={styles.pictures}>
        {kinds.map((picture) => {
          const receivedAt = receivedAtOf(check, picture);
          const error = isAsked && receivedAt === null ? t('identity.fault.missing') : undefined;
          return <PictureField key={picture} level={1} kind={picture} receivedAt={receivedAt} error={error} />;
        })}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => (isComplete ? onDone() : setAsked(true))}>
          {t('identity.goOn')}
        </Button>
      </div>
    </>
  );
}
