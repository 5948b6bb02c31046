import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import type { IdentityDetails } from '@marquee/contract/calls/identity';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { Loaded } from '../../../lib/loaded/loaded';
import { ONE_LOOK } from './one-look';
import styles from './identity-checks.module.css';

interface TypedDetailsProps {
  readonly check: Pick<IdentityCheckDetail, 'checkId'>;
  readonly reason: string;
}

/** What the member typed, to compare with the pictures. */
export function TypedDetails({ check: { checkId }, reason }: TypedDetailsProps) {
  const t = useMessages('console');
  const client = useClient();
  const read = useQuery<IdentityDetails | null, ApiError>({
    ...ONE_LOOK,
    queryKey: ['identityAdmin.details', checkId, reason],
    queryFn: ({ signal }) => client.call('identityAdmin.details', { checkId, reason }, { signal }),
  });
  return (
    <Loaded read={read} height="6rem">
      {(details) =>
        details ? (
          <FactList
            className={styles.facts}
            facts={[
              [t('identityChecks.name'), <bdi key="name">{details.name}</bdi>],
              [t('identityChecks.number'), <bdi key="number">{details.number}</bdi>],
              [t('identityChecks.documentBirthday'), details.birthday],
            ]}
          />
        ) : (
          <p>{t('identityChecks.erased')}</p>
        )
      }
    </Loaded>
  );
}
