import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState, Panel } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { lineAddress } from './line-place';
import styles from './lines.module.css';
import { useLineFormat } from './use-line-format';

type Signs = CallValue<'lines.signs'>;
type SignedMember = Signs['members'][number];
type SignedLink = Signs['links'][number];

interface SignsPanelProps {
  readonly brand: string;
  readonly account: string;
}

/** What members of a line share with each other and with those above, and deposits without play. Agents never see it. */
export function SignsPanel({ brand, account }: SignsPanelProps) {
  const t = useMessages('console');
  const read = useRead('lines.signs', { brand, account });
  const memberColumns = useMemberColumns(brand);
  const linkColumns = useLinkColumns();
  return (
    <Panel title={t('lines.signs')} padding="none">
      <Loaded read={read} height="8rem">
        {({ members, links, signed }) => (
          <>
            <DataTable<SignedMember>
              caption={t('lines.signs')}
              columns={memberColumns}
              rows={members}
              rowKey={({ memberId }) => memberId}
              empty={<EmptyState compact icon={<ShieldCheck />} title={t('lines.noSigns')} />}
            />
            {signed > members.length && <p>{t('lines.moreSigns')}</p>}
            {links.length > 0 && (
              <DataTable<SignedLink>
                caption={t('lines.signedLinks')}
                columns={linkColumns}
                rows={links}
                rowKey={({ code }) => code}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function useMemberColumns(brand: string): ReadonlyArray<Column<SignedMember>> {
  const t = useMessages('console');
  return [
    {
      id: 'account',
      header: t('lines.account'),
      rowHeader: true,
      cell: ({ account }) => (
        <Link to={lineAddress(brand, account)}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    {
      id: 'own',
      header: t('lines.sign.upline'),
      cell: ({ isUplinesOwn }) => isUplinesOwn && <Badge tone="danger">{t('lines.sign.own')}</Badge>,
    },
    {
      id: 'shares',
      header: t('lines.sign.shares'),
      cell: ({ shares }) => (
        <ul className={styles.accounts}>
          {shares.map(({ sign, accounts }) => (
            <li key={sign}>
              {t(`lines.sign.${sign}`)}: <bdi>{accounts.join(', ')}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'deposits',
      header: t('lines.sign.deposits'),
      align: 'end',
      cell: ({ unplayedDeposits }) => unplayedDeposits ?? '–',
    },
  ];
}

function useLinkColumns(): ReadonlyArray<Column<SignedLink>> {
  const t = useMessages('console');
  const { number } = useLineFormat();
  return [
    {
      id: 'campaign',
      header: t('lines.link.campaign'),
      rowHeader: true,
      cell: ({ campaign }) => <bdi>{campaign}</bdi>,
    },
    { id: 'agent', header: t('lines.link.agent'), cell: ({ agent }) => <bdi>{agent}</bdi> },
    {
      id: 'registrations',
      header: t('lines.link.registrations'),
      align: 'end',
      cell: ({ registrations }) => number(registrations),
    },
    { id: 'signed', header: t('lines.link.signed'), align: 'end', cell: ({ signed }) => number(signed) },
  ];
}
