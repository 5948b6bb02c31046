import type { CallValue } from '@marquee/contract/calls/index';
import { PROTECTION_GOOD_FROM, PROTECTION_MEASURES, PROTECTION_STRONG_FROM } from '@marquee/contract/protection';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { buttonClass, Panel, Skeleton } from '@marquee/ui';
import { Check } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import styles from '../security-centre.module.css';
import own from './protection-score.module.css';

/** How well the account is protected, and what to do next. Where it cannot be read, the panel below says so. */
export function ProtectionScore() {
  const text = useMessages(SECURITY_MESSAGES);
  const { data, error } = useCall('security.overview', {});
  if (error && !data) return null;
  return (
    <Panel title={text('score.title')}>
      {data ? <Score {...data.protection} /> : <Skeleton shape="block" height="8rem" />}
    </Panel>
  );
}

function Score({ score, measures }: CallValue<'security.overview'>['protection']) {
  const text = useMessages(SECURITY_MESSAGES);
  const { number } = useFormat();
  const level = score >= PROTECTION_STRONG_FROM ? 'strong' : score >= PROTECTION_GOOD_FROM ? 'good' : 'started';
  const valueText = text('score.value', { score: number(score), level: text(`score.level.${level}`) });
  const [next, ...others] = measures.filter(({ isDone }) => !isDone);
  const done = measures.filter(({ isDone }) => isDone);
  return (
    <div className={styles.steps}>
      <div className={own.meter}>
        <p>{valueText}</p>
        <div
          className={own.track}
          role="meter"
          aria-label={text('score.title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={valueText}
        >
          <div className={own.bar} data-level={level} style={{ inlineSize: `${score}%` }} />
        </div>
      </div>
      {next && (
        <div className={styles.measure}>
          <div className={styles.texts}>
            <h3>{text('score.next', { measure: text(`score.measure.${next.measure}.title`) })}</h3>
            <p>{text(`score.measure.${next.measure}.hint`)}</p>
          </div>
          <Link to={PROTECTION_MEASURES[next.measure].to} className={buttonClass({ variant: 'primary' })}>
            {text(`score.measure.${next.measure}.action`)}
          </Link>
        </div>
      )}
      {others.length > 0 && (
        <ul className={own.list} aria-label={text('score.later')}>
          {others.map(({ measure }) => (
            <li key={measure}>
              <Link to={PROTECTION_MEASURES[measure].to} className={styles.link}>
                {text(`score.measure.${measure}.action`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul className={own.list} aria-label={text('score.done')}>
          {done.map(({ measure }) => (
            <li key={measure} className={own.done}>
              <Check aria-hidden="true" />
              {text(`score.measure.${measure}.title`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
