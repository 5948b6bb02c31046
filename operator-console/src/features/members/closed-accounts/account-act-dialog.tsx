import type { ClosedAccount } from '@marquee/contract/calls/closed-accounts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

/** What an operator does with a closed account. */
export interface AccountAct {
  readonly kind: 'open' | 'keep' | 'release';
  readonly account: ClosedAccount;
}

interface AccountActDialogProps {
  readonly brand: string;
  readonly act: AccountAct;
  readonly onClose: () => void;
}

/** Proposes to open an account again, keeps its data for a case, or keeps them no longer: each with its reason. */
export function AccountActDialog({ brand, act: { kind, account }, onClose }: AccountActDialogProps) {
  const t = useMessages('console');
  const { memberId } = account;
  return (
    <ReasonDialog
      title={t(`closedAccounts.act.${kind}`)}
      text={t(`closedAccounts.explain.${kind}`, { account: account.account })}
      reads="closedAccounts.list"
      perform={async (client, reason) => {
        const asked = { brand, memberId, reason };
        if (kind === 'open') await client.call('closedAccounts.proposeOpening', asked);
        else await client.call('closedAccounts.keepData', { ...asked, keep: kind === 'keep' });
        return t(`closedAccounts.done.${kind}`, { account: account.account });
      }}
      onClose={onClose}
    />
  );
}
