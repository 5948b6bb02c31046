import type { On } from '../../platform/http/call-registrar';
import type { BettingService } from './service';

export function bettingRoutes(on: On, betting: BettingService): void {
  on('records.bets', (input, { member, brand, language }) => betting.record(member, brand, input, language));
  on('records.round', ({ betId }, { member, language }) => betting.round(member, betId, language));
}
