import type { RollOut } from '@marquee/contract/calls/roll-outs';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Muted } from '@marquee/ui/layout';
import styles from './roll-outs.module.css';

/** The shares of a roll-out with the current one marked, and what its step still needs. */
export function RollOutSteps({ rollOut: { steps, step, state, loadsInStep } }: { readonly rollOut: RollOut }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const percent = numberFormat(locale, { style: 'percent' });
  const number = numberFormat(locale);
  const reached = state === 'complete' ? steps.length - 1 : (step ?? -1);
  const current = state === 'running' && step !== null ? steps[step] : undefined;
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ percent: share }, index) => (
          <li
            key={share}
            data-reached={index <= reached}
            aria-current={index === reached && state === 'running' ? 'step' : undefined}
          >
            {percent.format(share / 100)}
          </li>
        ))}
      </ol>
      {current && (
        <Muted as="small">
          {t('rollOuts.loads', {
            count: current.minLoads,
            loads: number.format(loadsInStep),
            needed: number.format(current.minLoads),
          })}
        </Muted>
      )}
    </>
  );
}
