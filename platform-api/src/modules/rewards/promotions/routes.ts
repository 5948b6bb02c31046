import type { On } from '../../../platform/http/call-registrar';
import type { Promotions } from './service';

export function promotionRoutes(on: On, { own, join, claims, referrals }: Promotions): void {
  const inLanguage = <Context extends { readonly language: string }>(context: Context, language?: string) => ({
    ...context,
    language: language ?? context.language,
  });
  on('promotions.list', (request, caller) => own.list(inLanguage(caller, request.language), request));
  on('promotions.detail', ({ promotionId, language }, caller) => own.detail(inLanguage(caller, language), promotionId));
  on('promotions.ranking', ({ promotionId }, caller) => own.ranking(caller, promotionId));
  on('promotions.forDeposit', ({ language }, caller) => own.forDeposit(inLanguage(caller, language)));
  on('promotions.join', async ({ promotionId, language }, caller) => {
    await join.join(caller, promotionId);
    return own.detail(inLanguage(caller, language), promotionId);
  });
  on('promotions.apply', async (request, caller) => {
    await join.apply(caller, request);
    return own.detail(inLanguage(caller, request.language), request.promotionId);
  });
  on('promotions.enterCode', async ({ code, language }, caller) =>
    own.detail(inLanguage(caller, language), await join.enterCode(caller, code)),
  );
  on('promotions.rewards', (request, caller) => own.rewards(inLanguage(caller, request.language), request));
  on('referrals.overview', ({ language }, caller) => referrals.overview(inLanguage(caller, language)));
  on('referrals.friends', (request, caller) => referrals.friends(caller, request));
  on('promotions.count', (_request, caller) => own.count(caller));
  on('promotions.claim', async ({ participationId, language }, caller) => {
    await claims.claim(caller, participationId);
    return own.reward(inLanguage(caller, language), participationId);
  });
  on('promotions.claimAll', async ({ language }, caller) => {
    const { claimed, refused } = await claims.claimAll(caller);
    const items = claimed.map((id) => own.reward(inLanguage(caller, language), id));
    return { claimed: await Promise.all(items), refused };
  });
}
