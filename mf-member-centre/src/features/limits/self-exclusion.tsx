import { EXCLUSION_LENGTHS, type ExclusionLength } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Lock } from '@marquee/ui/icons';
import { useState } from 'react';
import { ExclusionDialog } from './exclusion-dialog';
import styles from './limits.module.css';

/** A long time, or for ever, without play and deposits. */
export function SelfExclusion() {
  const t = useMessages('member');
  const [length, setLength] = useState<ExclusionLength>('6m');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Panel title={t('limits.exclusion')} description={t('limits.exclusionHint')}>
      <div className={styles.choice}>
        <Segmented
          label={t('limits.exclusion')}
          value={length}
          onValueChange={(value) => setLength(EXCLUSION_LENGTHS.find((option) => option === value) ?? '6m')}
          options={EXCLUSION_LENGTHS.map((value) => ({ value, label: t(`limits.length.${value}`) }))}
        />
        <Button variant="danger" icon={<Lock aria-hidden="true" />} onClick={() => setIsConfirming(true)}>
          {t('limits.exclude')}
        </Button>
      </div>
      {isConfirming && <ExclusionDialog length={length} onClosed={() => setIsConfirming(false)} />}
    </Panel>
  );
}
