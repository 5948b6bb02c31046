import { launchTag } from '@marquee/contract/languages';
import type { On } from '../../../platform/http/call-registrar';
import type { RoundPage } from './round-page';
import type { BettingService } from './service';

export function bettingRoutes(on: On, betting: BettingService, roundPage: RoundPage): void {
  on('records.bets', (input, { member, brand, language }) => betting.record(member, brand, input, language));
  on('records.round', ({ betId }, { member, brand, language }) => betting.round(member, brand, betId, language));
  on('records.roundPage', ({ betId }, { member, brand, language }) =>
    roundPage(member, betId, launchTag(language, brand.formats)),
  );
}
