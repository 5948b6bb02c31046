import type { Limits } from '../../src/kinds/cockfight/limits';
import { usePlay } from '../frame/play-context';
import styles from '../frame/rules.module.css';
import type { RingRules } from './use-fight';

interface RulesProps {
  readonly limits: Limits;
  readonly rules: RingRules;
}

const SECTIONS = ['play', 'price', 'draw', 'cancel', 'house', 'broken'] as const;

/** Limits, return and rules. */
export function Rules({ limits, rules }: RulesProps) {
  const { t, format } = usePlay();
  const facts = [
    ['rules.returnSide', format.percent(rules.sideReturnBp)],
    ['rules.returnDraw', format.percent(rules.drawReturnBp)],
    ['rules.stakes', `${format.money(limits.minStake)} – ${format.money(limits.maxStake)}`],
    ['rules.mostOnDraw', format.money(limits.maxDrawStake)],
  ] as const;
  const values = {
    take: format.percent(rules.takePercent * 100),
    drawPrice: format.decimal(rules.drawPrice / 100),
    house: format.money(limits.houseStake),
  };
  return (
    <div className={styles.rules}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h3>{t(`rules.${section}.title`)}</h3>
          <p>{t(`rules.${section}.text`, values)}</p>
        </section>
      ))}
    </div>
  );
}
