import type { On } from '../../../platform/http/call-registrar';
import type { ProfitLoss } from './service';

export function profitLossRoutes(on: On, profitLoss: ProfitLoss): void {
  on('records.profitLoss', (request, { member, brand }) => profitLoss.byPeriod(member, brand, request));
  on('records.profitLossByGame', (request, { member }) => profitLoss.byGame(member, request));
}
