import type { CallValue } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { Muted, Stack } from '@marquee/ui/layout';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import forms from '../../../lib/layout/forms.module.css';
import { Loaded } from '../../../lib/loaded/loaded';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { LocalTime } from '../../../lib/time/local-time';
import { useLineFormat } from '../lines/use-line-format';
import { DeclineDialog } from './decline-dialog';

type Application = CallValue<'agentApplications.show'>;

interface ApplicationDialogProps {
  readonly brand: string;
  readonly feedbackId: string;
  readonly onClose: () => void;
}

/** An application with what matters of its member, and the decision about it. */
export function ApplicationDialog({ brand, feedbackId, onClose }: ApplicationDialogProps) {
  const t = useMessages('console');
  const [decision, setDecision] = useState<'accept' | 'decline' | null>(null);
  const read = useRead('agentApplications.show', { brand, feedbackId });
  const application = read.data;
  if (application && decision === 'accept')
    return (
      <ReasonDialog
        title={t('agentApplications.accept')}
        text={t('agentApplications.acceptText', { account: application.account })}
        reads="agentApplications.list"
        perform={async (client, reason) => {
          await client.call('agentApplications.accept', { brand, feedbackId, reason });
          return t('agentApplications.acceptDone', { account: application.account });
        }}
        onClose={onClose}
      />
    );
  if (application && decision === 'decline')
    return <DeclineDialog brand={brand} feedbackId={feedbackId} account={application.account} onClose={onClose} />;
  const isDecidable = application?.state === 'open' && !application.isProposed;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={application?.account ?? t('agentApplications.title')}
      closeLabel={t('close')}
      footer={
        isDecidable && (
          <div className={forms.footer}>
            <Button onClick={() => setDecision('decline')}>{t('agentApplications.decline')}</Button>
            {application.isActive && application.type === MEMBER_TYPE && (
              <Button variant="primary" onClick={() => setDecision('accept')}>
                {t('agentApplications.accept')}
              </Button>
            )}
          </div>
        )
      }
    >
      <Loaded read={read} height="16rem">
        {(shown) => <Facts application={shown} />}
      </Loaded>
    </Dialog>
  );
}

function Facts({ application }: { readonly application: Application }) {
  const t = useMessages('console');
  const { number } = useLineFormat();
  const { content, answer, type, isActive, isProposed, state, upline } = application;
  const confirmed = (is: boolean) => t(is ? 'agentApplications.confirmed' : 'agentApplications.unconfirmed');
  return (
    <Stack gap={4}>
      {isProposed && <p>{t('agentApplications.proposed')}</p>}
      {state === 'open' && !isActive && <p>{t('agentApplications.inactive')}</p>}
      {state === 'open' && type !== MEMBER_TYPE && <p>{t('agentApplications.isAgent')}</p>}
      <FactList
        facts={[
          [t('agentApplications.registered'), <LocalTime key="at" instant={application.registeredAt} />],
          [t('agentApplications.email'), confirmed(application.emailConfirmed)],
          [t('agentApplications.mobile'), confirmed(application.mobileConfirmed)],
          [t('agentApplications.upline'), <bdi key="upline">{upline ?? t('agentApplications.noUpline')}</bdi>],
          [t('agentApplications.downlines'), number(application.downlines)],
          [t('agentApplications.deposits'), number(application.deposits)],
          [
            t('agentApplications.turnover'),
            <Money key="turnover" amount={application.turnover} currency={application.currency} />,
          ],
        ]}
      />
      <Muted as="p">{t('agentApplications.content')}</Muted>
      <p dir="auto">{content}</p>
      {answer !== null && (
        <>
          <Muted as="p">{t('agentApplications.answer')}</Muted>
          <p dir="auto">{answer}</p>
        </>
      )}
    </Stack>
  );
}
