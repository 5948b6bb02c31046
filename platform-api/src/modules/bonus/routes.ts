import type { On } from '../../platform/http/call-registrar';
import type { MemberBonuses } from './member-bonuses';

export function bonusRoutes(on: On, own: MemberBonuses): void {
  const inLanguage = <Context extends { readonly language: string }>(context: Context, language?: string) => ({
    ...context,
    language: language ?? context.language,
  });
  on('bonuses.own', ({ language }, caller) => own.own(inLanguage(caller, language)));
  on('bonuses.history', (request, caller) => own.history(inLanguage(caller, request.language), request));
  on('bonuses.giveUp', (request, caller) => own.giveUp(caller, request));
}
