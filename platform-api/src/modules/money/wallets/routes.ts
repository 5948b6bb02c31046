import { formatAmount } from '@marquee/contract/money';
import type { On } from '../../../platform/http/call-registrar';
import type { WalletsService } from './service';

export function walletsRoutes(on: On, wallets: WalletsService): void {
  on('wallets.merchant', (_input, { brand }) => wallets.merchant(brand));
  on('wallets.vendors', (_input, context) => wallets.overview(context));
  on('wallets.vendorTransfer', (input, context) => wallets.transfer(input, context));
  on('wallets.bringHome', (_input, context) => wallets.bringHome(context));
  on('wallets.autoTransfer', (input, context) => wallets.setAutoTransfer(input.on, context));
  on('wallets.leaveGame', async ({ visitId }, context) => ({
    moved: formatAmount(await wallets.leaveGame(context, visitId)),
  }));
}
