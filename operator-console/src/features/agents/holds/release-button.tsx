import type { AgentHold } from '@marquee/contract/calls/settlement-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

/** The way to the end of a hold: its proposal, or the making of one. */
export function ReleaseButton({ hold: { id, account, proposalId } }: { readonly hold: AgentHold }) {
  const t = useMessages('console');
  const [isOpen, setOpen] = useState(false);
  if (proposalId !== null) return <Link to="/proposals">{t('agentRuns.decide')}</Link>;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('agentHolds.release')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('agentHolds.releaseTitle', { account })}
          text={t('agentHolds.releaseText')}
          reads="agentHolds.list"
          perform={async (client, reason) => {
            await client.call('agentHolds.proposeRelease', { holdId: id, reason });
            return t('agentHolds.proposed');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
