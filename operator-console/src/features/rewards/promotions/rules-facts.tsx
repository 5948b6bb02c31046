import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { shownTrigger } from '@marquee/contract/promotions/triggers';
import { workedExample } from '@marquee/contract/promotions/worked-example';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import type { ReactNode } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './promotions.module.css';

interface RulesFactsProps {
  readonly terms: PromotionTerms;
  readonly currency: string;
}

/** The main terms of a version, and one played through with round figures. */
export function RulesFacts({ terms, currency }: RulesFactsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { rules, budget, budgetCount, startsAt, endsAt } = terms;
  const { trigger, reward } = rules;
  const example = reward && workedExample(shownTrigger(trigger), reward);
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const facts: readonly (readonly [string, ReactNode] | null)[] = [
    [t('promotions.editor.trigger'), t(`promotions.trigger.${trigger.kind}`)],
    'minimum' in trigger ? [t('promotions.editor.minimum'), money(trigger.minimum)] : null,
    trigger.kind === 'code' ? [t('promotions.editor.code'), <code key="code">{trigger.code}</code>] : null,
    reward && [t('promotions.editor.reward'), t(`promotions.reward.${reward.kind}`)],
    [t('promotions.editor.delivery'), t(`promotions.delivery.${rules.delivery}`)],
    [
      t('promotions.window'),
      <>
        <LocalTime instant={startsAt} /> – {endsAt === null ? t('promotions.openEnd') : <LocalTime instant={endsAt} />}
      </>,
    ],
    [
      t('promotions.editor.budget'),
      <>
        {money(budget)}
        {budgetCount !== null && ` / ${number.format(budgetCount)}`}
      </>,
    ],
    example?.figure ? [t('promotions.example.figure'), money(example.figure)] : null,
    example && [
      t('promotions.example.gives'),
      example.amount === null ? number.format(example.points ?? 0) : money(example.amount),
    ],
    example?.wagering ? [t('promotions.example.wagering'), money(example.wagering)] : null,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
