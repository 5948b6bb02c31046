import { isErrorCode } from '@marquee/contract/errors';
import { ApiError, useCall, useErrorMessage, useMessages } from '@marquee/kit';
import { Checkbox } from '@marquee/ui/choice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormAlert } from '../form/form-alert';
import { wantedConnection } from './wanted-connection';

/** What came of a login at a provider that did not open an account: the reason, or the account that waits to be connected. */
export function SocialNotice() {
  const errorMessage = useErrorMessage();
  const query = new URLSearchParams(useLocation().search);
  const failure = query.get('failure') ?? '';
  if (isErrorCode(failure)) return <FormAlert message={errorMessage(new ApiError(failure))} />;
  return query.has('social') ? <WaitingAccount /> : null;
}

function WaitingAccount() {
  const t = useMessages('shell');
  const { data: waiting } = useCall('session.pendingSocial', {}, { staleMs: 0 });
  const [wanted, setWanted] = useState(true);
  useEffect(() => {
    wantedConnection.wanted = Boolean(waiting) && wanted;
    return () => {
      wantedConnection.wanted = false;
    };
  }, [waiting, wanted]);
  if (!waiting) return null;
  const provider = t(`social.provider.${waiting.provider}`);
  return (
    <div>
      <p>{t('social.waiting', { provider })}</p>
      <Checkbox
        checked={wanted}
        onChange={(event) => setWanted(event.target.checked)}
        label={t('social.connect', { account: waiting.email ?? provider })}
      />
    </div>
  );
}
