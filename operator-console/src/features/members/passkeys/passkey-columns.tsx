import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';

type Passkey = CallValue<'passkeyAdmin.list'>['passkeys'][number];

export function usePasskeyColumns(): ReadonlyArray<Column<Passkey>> {
  const t = useMessages('console');
  return [
    {
      id: 'name',
      header: t('passkeys.name'),
      rowHeader: true,
      cell: ({ name, isSynced }) => (
        <>
          <span dir="auto">{name}</span> {isSynced && <Badge tone="neutral">{t('passkeys.synced')}</Badge>}
        </>
      ),
    },
    { id: 'host', header: t('passkeys.host'), cell: ({ host }) => <bdi>{host}</bdi> },
    { id: 'created', header: t('passkeys.created'), cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    {
      id: 'used',
      header: t('passkeys.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('passkeys.never') : <LocalTime instant={lastUsedAt} />),
    },
  ];
}
