import type { ContractEffect } from '@marquee/contract/calls/contract';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './contracts.module.css';

/** When a change would take effect, and whose contracts would end below. */
export function EffectNote({ effect: { at, total, ends } }: { readonly effect: ContractEffect }) {
  const t = useMessages('console');
  return (
    <div role="status" className={styles.effect}>
      <p>
        {t('contracts.takesEffect')} {at === null ? t('contracts.atOnce') : <LocalTime instant={at} />}
      </p>
      {total === 0 ? (
        <p>{t('contracts.nothingEnds')}</p>
      ) : (
        <>
          <p>{t('contracts.endsBelow', { total })}</p>
          <ul>
            {ends.map(({ account, isOffer }) => (
              <li key={`${account} ${isOffer}`}>
                <bdi>{account}</bdi>
                {isOffer && <> · {t('contracts.state.requested')}</>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
