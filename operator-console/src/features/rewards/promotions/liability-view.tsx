import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import styles from './promotions.module.css';

/** What the brands owe members by bonuses, points and promotions. */
export function LiabilityView() {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const read = useRead('promotionsAdmin.liability', {});
  return (
    <Loaded read={read} height="12rem">
      {(brands) => (
        <div className={styles.parts}>
          {brands.map(({ brand, currency, bonus, claimable, budgetLeft, points, pointsWorth }) => {
            const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
            return (
              <Panel key={brand} title={brand}>
                <dl className={styles.facts}>
                  <div>
                    <dt>{t('promotions.liability.bonus')}</dt>
                    <dd>{money(bonus)}</dd>
                  </div>
                  <div>
                    <dt>{t('promotions.liability.claimable')}</dt>
                    <dd>{money(claimable)}</dd>
                  </div>
                  <div>
                    <dt>{t('promotions.liability.budgetLeft')}</dt>
                    <dd>{money(budgetLeft)}</dd>
                  </div>
                  <div>
                    <dt>{t('promotions.liability.points')}</dt>
                    <dd>
                      {number.format(points)}
                      {pointsWorth !== null && <> ({money(pointsWorth)})</>}
                    </dd>
                  </div>
                </dl>
              </Panel>
            );
          })}
        </div>
      )}
    </Loaded>
  );
}
