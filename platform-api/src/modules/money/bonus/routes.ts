import type { On } from '../../../platform/http/call-registrar';
import type { BonusAdmin } from './admin/service';
import type { MemberBonuses } from './member-bonuses';

export function bonusRoutes(on: On, own: MemberBonuses, { bonuses, grants }: BonusAdmin): void {
  const inLanguage = <Context extends { readonly language: string }>(context: Context, language?: string) => ({
    ...context,
    language: language ?? context.language,
  });
  on('bonuses.own', ({ language }, caller) => own.own(inLanguage(caller, language)));
  on('bonuses.history', (request, caller) => own.history(inLanguage(caller, request.language), request));
  on('bonuses.giveUp', (request, caller) => own.giveUp(caller, request));

  on('bonusAdmin.list', (request, caller) => bonuses.list(caller, request));
  on('bonusAdmin.liability', (request, caller) => bonuses.liability(caller, request));
  on('bonusAdmin.revoke', (request, caller) => bonuses.revoke(caller, request));
  on('bonusAdmin.grants', (request, caller) => grants.list(caller, request));
  on('bonusAdmin.grant', (request, caller) => grants.grant(caller, request));
}
