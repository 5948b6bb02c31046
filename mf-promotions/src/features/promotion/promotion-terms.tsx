import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import type { ReactNode } from 'react';
import { BonusTerms } from './bonus-terms';
import { conditionSentences } from './condition-sentences';
import styles from './promotion-terms.module.css';
import { RewardTable } from './reward-table';
import { rewardSentences } from './reward-sentences';
import { triggerSentences } from './trigger-sentences';
import { useLevelName } from '../vip/use-level-name';

/** What the rules say, in sentences, and the operator's own terms after them. */
export function PromotionTerms({ promotion: { rules, terms } }: { readonly promotion: PromotionDetail }) {
  const namesLevel = rules.trigger.kind === 'level' || rules.conditions.vipLevel !== undefined;
  const texts = {
    t: useMessages('promotions'),
    format: useFormat(),
    locale: useFormatLocale(),
    levelName: useLevelName(namesLevel),
  };
  const { t } = texts;
  const { reward, trigger } = rules;
  return (
    <div className={styles.terms}>
      {reward && (
        <Section title={t('promotion.terms.rewardTitle')} sentences={rewardSentences(reward, trigger, texts)}>
          <RewardTable reward={reward} />
        </Section>
      )}
      <Section title={t('promotion.terms.title')} sentences={triggerSentences(rules, texts)} />
      <Section title={t('promotion.terms.conditionsTitle')} sentences={conditionSentences(rules.conditions, texts)} />
      {reward && <BonusTerms reward={reward} />}
      {terms.trim() !== '' && (
        <section>
          <h2>{t('promotion.terms.moreTitle')}</h2>
          <p dir="auto" className={styles.own}>
            {terms}
          </p>
        </section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly children?: ReactNode;
}

function Section({ title, sentences, children }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
