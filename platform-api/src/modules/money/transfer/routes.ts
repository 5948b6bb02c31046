import type { On } from '../../../platform/http/call-registrar';
import type { TransferService } from './service';

export function transferRoutes(on: On, transfers: TransferService): void {
  on('member.consolidatedFunds', (_input, context) => transfers.consolidated(context));
  on('transfers.terms', (_input, context) => transfers.terms(context));
  on('wallets.transfer', (input, context) => transfers.between(input, context));
  on('transfers.toUpline', (input, context) => transfers.toUpline(input, context));
  on('transfers.toDownline', (input, context) => transfers.toDownline(input, context));
  on('transfers.list', (page, context) => transfers.list(page, context));
}
