import type { ContactKind } from '@marquee/contract/calls/contacts';
import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { useLinkedPanel } from '../sessions/use-linked-panel';
import { BindDialog } from './bind-dialog';
import { ContactRow } from './contact-row';

/** How the account is reached and recovered: e-mail address and mobile number. */
export function Contacts() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('security.contacts', {});
  const [binding, setBinding] = useState<ContactKind | null>(null);
  const bound = data?.contacts.find(({ kind }) => kind === binding);
  return (
    <Panel
      {...useLinkedPanel('contacts', data !== undefined)}
      title={t('security.contacts.title')}
      description={t('security.contacts.description')}
    >
      <div className={styles.steps}>
        {data?.contacts.map((contact) => (
          <ContactRow key={contact.kind} {...contact} onBind={() => setBinding(contact.kind)} />
        ))}
        {!data && error && (
          <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton shape="block" height="6rem" />}
      </div>
      {data && bound && (
        <BindDialog
          contact={bound}
          changeHours={data.changeHours}
          proof={data.proof}
          onClosed={() => setBinding(null)}
        />
      )}
    </Panel>
  );
}
