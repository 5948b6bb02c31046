import { formatAmount } from '@marquee/contract/money';
import type { On } from '../../../platform/http/call-registrar';
import type { AccountRecord } from './account-record';
import type { LineRecord } from './line-record';
import type { LedgerService } from './service';

export function ledgerRoutes(on: On, ledger: LedgerService, accountRecord: AccountRecord, line: LineRecord): void {
  on('wallets.balance', async (_input, { member, brand }) => {
    const { cash, bonus, held, vendor } = await ledger.balanceOf(member.id);
    return {
      currency: brand.currency,
      balance: formatAmount(cash + vendor),
      cash: formatAmount(cash),
      bonus: formatAmount(bonus),
      held: formatAmount(held),
      vendors: formatAmount(vendor),
    };
  });

  on('records.account', (input, { member, brand, language }) => accountRecord.page(member, brand, input, language));
  on('records.accountPart', (input, { member, brand, language }) => accountRecord.part(member, brand, input, language));
  on('records.movement', ({ transactionId }, { member, brand, language }) =>
    accountRecord.movement(member, brand, transactionId, language),
  );

  on('agent.memberRecord', (input, { member, brand, language }) => line.ofMember(member, brand, input, language));
  on('agent.floatRecord', (input, { member, brand }) => line.ofFloat(member, brand, input));
}
