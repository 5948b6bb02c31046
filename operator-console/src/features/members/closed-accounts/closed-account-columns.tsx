import type { ClosedAccount } from '@marquee/contract/calls/closed-accounts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, VisuallyHidden } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import type { AccountAct } from './account-act-dialog';

export function useClosedAccountColumns(onAct: (act: AccountAct) => void): ReadonlyArray<Column<ClosedAccount>> {
  const t = useMessages('console');
  return [
    {
      id: 'account',
      header: t('closedAccounts.account'),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'closedAt', header: t('closedAccounts.closedAt'), cell: ({ closedAt }) => <LocalTime instant={closedAt} /> },
    {
      id: 'erasedFrom',
      header: t('closedAccounts.erasedFrom'),
      cell: ({ erasedFrom, keptFor }) =>
        keptFor === null ? (
          <LocalTime instant={erasedFrom} />
        ) : (
          <span dir="auto">{t('closedAccounts.keptFor', { reason: keptFor })}</span>
        ),
    },
    { id: 'state', header: t('closedAccounts.state'), cell: (account) => <State account={account} /> },
    {
      id: 'acts',
      header: t('closedAccounts.acts'),
      headerHidden: true,
      align: 'end',
      cell: (account) => <Acts account={account} onAct={onAct} />,
    },
  ];
}

/** Whether it can be opened again, and how far that is. */
function State({ account }: { readonly account: ClosedAccount }) {
  const t = useMessages('console');
  const { isExcluded, isReachable, isProposed, opensUntil } = account;
  if (isExcluded) return <Badge tone="danger">{t('closedAccounts.excluded')}</Badge>;
  if (opensUntil)
    return (
      <>
        <Badge tone="success">{t('closedAccounts.opens')}</Badge> <LocalTime instant={opensUntil} />
      </>
    );
  if (isProposed) return <Badge tone="warning">{t('closedAccounts.proposed')}</Badge>;
  if (!isReachable) return <Badge tone="neutral">{t('closedAccounts.unreachable')}</Badge>;
  return <Badge tone="neutral">{t('closedAccounts.closed')}</Badge>;
}

interface ActsProps {
  readonly account: ClosedAccount;
  readonly onAct: (act: AccountAct) => void;
}

function Acts({ account, onAct }: ActsProps) {
  const t = useMessages('console');
  const { isExcluded, isReachable, isProposed, opensUntil, keptFor } = account;
  const mayOpen = !isExcluded && isReachable && !isProposed && opensUntil === null;
  const held = keptFor === null ? 'keep' : 'release';
  const act = (kind: AccountAct['kind']) => (
    <Button size="sm" variant="ghost" onClick={() => onAct({ kind, account })}>
      {t(`closedAccounts.act.${kind}`)}
      <VisuallyHidden> {account.account}</VisuallyHidden>
    </Button>
  );
  return (
    <span className={forms.footer}>
      {mayOpen && act('open')}
      {act(held)}
    </span>
  );
}
