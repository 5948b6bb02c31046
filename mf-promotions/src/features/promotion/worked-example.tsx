import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { workedExample } from '@marquee/contract/promotions/worked-example';
import { useFormat, useMessages } from '@marquee/kit';
import { ArrowRight } from '@marquee/ui/icons';
import styles from './worked-example.module.css';

/** The terms played through with round figures in the brand's currency. Renders nothing where nothing is computed. */
export function WorkedExample({
  rules: { trigger, reward },
  ownWageringPercent,
}: Pick<PromotionDetail, 'rules' | 'ownWageringPercent'>) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const example = reward && workedExample(trigger, reward, undefined, ownWageringPercent ?? 0);
  if (!example) return null;
  const steps: (readonly [label: string, value: string])[] = [];
  if (example.figure !== null && isNamed(trigger.kind))
    steps.push([t(`promotion.example.${trigger.kind}`), money(example.figure)]);
  if (example.place !== null) steps.push([t('promotion.example.place'), number(example.place)]);
  const given =
    example.amount !== null
      ? money(example.amount)
      : t('promotion.reward.points', { count: example.points ?? 0, points: number(example.points ?? 0) });
  steps.push([t('promotion.example.get'), given]);
  if (example.wagering !== null) steps.push([t('promotion.example.wagering'), money(example.wagering)]);
  return (
    <section className={styles.example} aria-label={t('promotion.example.title')}>
      <h2 className={styles.title}>{t('promotion.example.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(([label, value], index) => (
          <li key={label}>
            {index > 0 && <ArrowRight className={styles.arrow} aria-hidden="true" />}
            <p>
              <span>{label}</span> <b>{value}</b>
            </p>
          </li>
        ))}
      </ol>
      {example.ownWagering !== null && (
        <p className={styles.free}>{t('promotion.example.own', { amount: money(example.ownWagering) })}</p>
      )}
      {example.wagering === null && example.amount !== null && (
        <p className={styles.free}>{t('promotion.example.free')}</p>
      )}
    </section>
  );
}

const NAMED = ['deposit', 'net_loss', 'turnover', 'invitation'] as const;
const isNamed = (kind: string): kind is (typeof NAMED)[number] => NAMED.some((candidate) => candidate === kind);
