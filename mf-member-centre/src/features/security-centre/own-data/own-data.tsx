import { useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import styles from '../security-centre.module.css';
import { useLinkedPanel } from '../sessions/use-linked-panel';
import { CloseAccountRow } from './close-account-row';
import { DataExportRow } from './data-export-row';

interface OwnDataProps {
  /** Whether the account can be closed by its own. */
  readonly closes?: boolean;
}

/** What is held of the member, and the end of the account. */
export function OwnData({ closes = true }: OwnDataProps) {
  const t = useMessages('member');
  return (
    <Panel {...useLinkedPanel('data', true)} title={t('security.data.title')}>
      <div className={styles.steps}>
        <DataExportRow />
        {closes && <CloseAccountRow />}
      </div>
    </Panel>
  );
}
