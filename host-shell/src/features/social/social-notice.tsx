import { isErrorCode } from '@marquee/contract/errors';
import { ApiError, useCall, useMessages } from '@marquee/kit';
import { Checkbox } from '@marquee/ui/choice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pendingSocial } from '../session/sign-in';
import { FormAlert } from '../../lib/form/form-alert';

/** What came of a login at a provider that did not open an account: the reason, or the account that waits to be connected. */
export function SocialNotice() {
  const query = new URLSearchParams(useLocation().search);
  const failure = query.get('failure') ?? '';
  if (isErrorCode(failure)) return <FormAlert failure={new ApiError(failure)} />;
  return query.has('social') ? <PendingAccount /> : null;
}

function PendingAccount() {
  const t = useMessages('shell');
  const { data: pending } = useCall('session.pendingSocial', {}, { staleMs: 0 });
  const [isAccepted, setAccepted] = useState(true);
  useEffect(() => {
    pendingSocial.isAccepted = Boolean(pending) && isAccepted;
    return () => {
      pendingSocial.isAccepted = false;
    };
  }, [pending, isAccepted]);
  if (!pending) return null;
  const provider = t(`social.provider.${pending.provider}`);
  return (
    <div>
      <p>{t('social.waiting', { provider })}</p>
      <Checkbox
        checked={isAccepted}
        onChange={(event) => setAccepted(event.target.checked)}
        label={t('social.connect', { account: pending.email ?? provider })}
      />
    </div>
  );
}
