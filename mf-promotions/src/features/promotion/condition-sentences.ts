import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { listIn, saidOf, type TermTexts } from './term-texts';

/** Who may take part and which play counts; that everybody may where nothing is asked. */
export function conditionSentences(
  conditions: PromotionDetail['rules']['conditions'],
  { t, format, locale, levelName }: TermTexts,
): string[] {
  const { gameTypes, vendors, newForDays, vipLevel } = conditions;
  const games = gameTypes.map((type) => t(`points.games.${type}`));
  const sentences = saidOf([
    games.length > 0 ? t('promotion.terms.gameTypes', { games: listIn(locale, games) }) : null,
    vendors.length > 0 ? t('promotion.terms.vendors', { vendors: listIn(locale, vendors) }) : null,
    vipLevel === undefined ? null : t('promotion.terms.vipLevel', { level: levelName(vipLevel) }),
    newForDays === null ? null : t('promotion.terms.newFor', { count: newForDays, days: format.number(newForDays) }),
    conditions.hasMobile ? t('promotion.terms.hasMobile') : null,
    conditions.hasEmail ? t('promotion.terms.hasEmail') : null,
    conditions.hasPayee ? t('promotion.terms.hasPayee') : null,
    conditions.onePerHousehold ? t('promotion.terms.household') : null,
  ]);
  return sentences.length > 0 ? sentences : [t('promotion.terms.anybody')];
}
