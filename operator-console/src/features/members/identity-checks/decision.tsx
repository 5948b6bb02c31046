import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify, Panel } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { refetchChecks } from './refetch-checks';
import { RefusalDialog } from './refusal-dialog';

type PlainStep = 'take' | 'release' | 'approve';
type Refusal = 'refuse' | 'askForMore';

/** Takes a check, gives it back, and decides it. */
export function Decision({ check }: { readonly check: IdentityCheckDetail }) {
  const t = useMessages('console');
  const { checkId, state, isOwn } = check;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending, error } = useStep(checkId);
  if (state !== 'submitted' && state !== 'in_review') return null;
  const isReviewer = state === 'in_review' && isOwn;
  return (
    <Panel title={t('identityChecks.decision')}>
      <FailureLine error={error} />
      {state === 'in_review' && !isOwn && <p>{t('identityChecks.takenByOther', { name: check.reviewer ?? '' })}</p>}
      {check.awaitsSecond && <p>{t('identityChecks.awaitsSecond')}</p>}
      <Row gap={3}>
        {state === 'submitted' && (
          <Button variant="primary" loading={isPending} onClick={() => mutate('take')}>
            {t('identityChecks.take')}
          </Button>
        )}
        {isReviewer && (
          <>
            {!check.awaitsSecond && (
              <Button variant="primary" loading={isPending} onClick={() => mutate('approve')}>
                {t('identityChecks.approve')}
              </Button>
            )}
            <Button onClick={() => setRefusal('askForMore')}>{t('identityChecks.askForMore')}</Button>
            <Button variant="danger" onClick={() => setRefusal('refuse')}>
              {t('identityChecks.refuse')}
            </Button>
            <Button variant="ghost" loading={isPending} onClick={() => mutate('release')}>
              {t('identityChecks.release')}
            </Button>
          </>
        )}
      </Row>
      {refusal && <RefusalDialog check={check} refusal={refusal} onClose={() => setRefusal(null)} />}
    </Panel>
  );
}

function useStep(checkId: string) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<IdentityCheckDetail, ApiError, PlainStep>({
    mutationFn: (step) => client.call(`identityAdmin.${step}`, { checkId }),
    onSuccess: ({ state, awaitsSecond }) =>
      notify({
        tone: 'success',
        title: t(awaitsSecond ? 'identityChecks.proposed' : `identityChecks.done.${state}`),
      }),
    onSettled: () => refetchChecks(queryClient),
  });
}
