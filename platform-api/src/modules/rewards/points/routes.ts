import type { On } from '../../../platform/http/call-registrar';
import type { PointsService } from './service';

export function pointsRoutes(on: On, { own, redeem, convert, goods, redeems, grants, rules }: PointsService): void {
  const inLanguage = <Context extends { readonly language: string }>(
    context: Context,
    language: string | undefined,
  ) => ({
    ...context,
    language: language ?? context.language,
  });
  on('points.balance', (_request, caller) => own.balance(caller));
  on('points.rewards', (request, caller) => own.rewards(inLanguage(caller, request.language), request));
  on('points.config', ({ language }, caller) => own.config(inLanguage(caller, language)));
  on('points.redeemList', (request, caller) => own.redeemList(inLanguage(caller, request.language), request));
  on('points.details', (request, caller) => own.details(inLanguage(caller, request.language), request));
  on('points.redeem', (request, caller) => redeem(caller, request));
  on('points.convert', (request, caller) => convert(caller, request));

  on('pointsAdmin.goods', (request, caller) => goods.list(caller, request));
  on('pointsAdmin.saveGood', (request, caller) => goods.save(caller, request));
  on('pointsAdmin.redeems', (request, caller) => redeems.list(caller, request));
  on('pointsAdmin.approve', ({ redeemId, shipment }, caller) => redeems.approve(caller, redeemId, shipment));
  on('pointsAdmin.reject', ({ redeemId, remark }, caller) => redeems.reject(caller, redeemId, remark));
  on('pointsAdmin.grants', (request, caller) => grants.list(caller, request));
  on('pointsAdmin.grant', (request, caller) => grants.grant(caller, request));
  on('pointsAdmin.rules', ({ brand }, caller) => rules.list(caller, brand));
  on('pointsAdmin.proposeRules', (request, caller) => rules.propose(caller, request));
}
