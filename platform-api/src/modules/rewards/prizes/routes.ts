import type { On } from '../../../platform/http/call-registrar';
import type { PrizeService } from './service';

export function prizeRoutes(on: On, { mine, checkIns, wheel, envelopes, raffles, terms, log }: PrizeService): void {
  const inLanguage = <Context extends { readonly language: string }>(
    context: Context,
    language: string | undefined,
  ) => ({
    ...context,
    language: language ?? context.language,
  });
  on('tickets.mine', (_request, caller) => mine(caller));
  on('checkIn.calendar', (_request, caller) => checkIns.calendar(caller));
  on('checkIn.claim', (_request, caller) => checkIns.claim(caller));
  on('wheel.show', ({ language }, caller) => wheel.show(inLanguage(caller, language)));
  on('wheel.draw', ({ language, version }, caller) => wheel.draw(inLanguage(caller, language), version));
  on('wheel.draws', (request, caller) => wheel.draws(inLanguage(caller, request.language), request));
  on('wheel.changeSeed', (chosen, caller) => wheel.changeSeed(caller, chosen));
  on('envelopes.rains', (_request, caller) => envelopes.rains(caller));
  on('envelopes.take', ({ rainId }, caller) => envelopes.take(caller, rainId));
  on('raffles.list', (_request, caller) => raffles.list(caller));
  on('promotions.claimRaffle', ({ promotionId }, caller) => raffles.claim(caller, promotionId));

  on('prizesAdmin.versions', (request, caller) => terms.list(caller, request));
  on('prizesAdmin.propose', (request, caller) => terms.propose(caller, request));
  on('prizesAdmin.runs', (request, caller) => log.runs(caller, request));
  on('prizesAdmin.given', (request, caller) => log.given(caller, request));
}
