import type { LoginOutcome, MemberLogin } from '@marquee/contract/calls/login-history';
import { useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';

/** An attempt that had the right password is the worse one. */
const TONES = {
  succeeded: 'success',
  wrong_password: 'warning',
  wrong_code: 'warning',
  wrong_passkey: 'danger',
  proof_required: 'danger',
  wrong_proof: 'danger',
} as const satisfies Record<LoginOutcome, string>;

export function useLoginColumns(): ReadonlyArray<Column<MemberLogin>> {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  return [
    { id: 'at', header: t('security.logins.at'), sortable: true, rowHeader: true, cell: ({ at }) => dateTime(at) },
    {
      id: 'outcome',
      header: t('security.logins.outcome'),
      sortable: true,
      cell: ({ outcome, isCurrent }) => (
        <Badge tone={TONES[outcome]}>
          {isCurrent ? t('security.logins.current') : t(`security.logins.outcomes.${outcome}`)}
        </Badge>
      ),
    },
    {
      id: 'country',
      header: t('security.logins.place'),
      sortable: true,
      cell: ({ country, ip }) => (
        <>
          {country !== null && `${countries.of(country) ?? country} · `}
          <bdi>{ip}</bdi>
        </>
      ),
    },
    {
      id: 'device',
      header: t('security.logins.device'),
      sortable: true,
      cell: ({ device }) => <bdi>{device || t('security.sessions.unknown')}</bdi>,
    },
    { id: 'way', header: t('security.logins.way'), cell: ({ way }) => t(`security.logins.ways.${way}`) },
  ];
}
