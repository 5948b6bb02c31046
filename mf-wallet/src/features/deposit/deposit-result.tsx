import type { Deposit } from '@marquee/contract/calls/money';
import { useBrand, useFailureTexts, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { buttonClass, cx, ErrorState, LinkButton, Money, Panel, Skeleton, Spinner } from '@marquee/ui';
import { CircleAlert, CircleCheck, Clock } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { ownImageUrl } from '../uploads/use-proof-images';
import { OpenRequirements } from '../withdrawal/open-requirements';
import { DepositFacts } from './deposit-facts';
import styles from './deposit-result.module.css';
import { Transfer } from './bank-transfer';
import { useLiveDeposit } from './use-live-deposit';

/** What became of a deposit: live until it is credited or failed. */
export function DepositResult({ depositId }: { readonly depositId: string }) {
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useLiveDeposit(depositId);
  return (
    <Panel tone="accent" padding="lg">
      {data && (data.state === 'pending' && data.transfer ? <Transfer deposit={data} /> : <Result deposit={data} />)}
      {!data && error && <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div className={styles.result} aria-busy="true">
          <Skeleton shape="circle" width="4rem" height="4rem" />
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton width="9rem" height="3rem" />
        </div>
      )}
    </Panel>
  );
}

function Result({ deposit }: { readonly deposit: Deposit }) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const { state, amount, credited, channelName, createdAt, redirectUrl, reason } = deposit;
  return (
    <div className={styles.result} role="status" data-state={state}>
      <span className={cx(styles.mark, styles[state])}>
        {state === 'pending' && <Spinner />}
        {state === 'review' && <Clock aria-hidden="true" />}
        {state === 'credited' && <CircleCheck aria-hidden="true" />}
        {state === 'failed' && <CircleAlert aria-hidden="true" />}
      </span>
      <h2 className={styles.title}>{t(`result.${state}.title`)}</h2>
      <Money amount={state === 'credited' ? credited : amount} currency={currencySymbol} locale={locale} size="hero" />
      <p className={styles.text}>{t(`result.${state}.text`)}</p>
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      <DepositFacts deposit={deposit} />
      {state === 'credited' && <OpenRequirements />}
      <Proofs imageIds={deposit.proofImageIds} />
      <p className={styles.meta}>{t('result.meta', { channel: channelName, when: dateTime(createdAt) })}</p>
      <div className={styles.actions}>
        {state === 'pending' && redirectUrl && (
          <LinkButton variant="primary" size="lg" href={redirectUrl}>
            {t('result.continue')}
          </LinkButton>
        )}
        {state === 'credited' && (
          <Link to="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('result.play')}
          </Link>
        )}
        <Link to="." className={buttonClass({ size: 'lg', variant: state === 'failed' ? 'primary' : 'secondary' })}>
          {t(state === 'failed' ? 'result.again' : 'result.another')}
        </Link>
      </div>
    </div>
  );
}

/** The proof pictures that the member sent. */
function Proofs({ imageIds }: { readonly imageIds: readonly string[] }) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  if (imageIds.length === 0) return null;
  return (
    <ul className={styles.proofs} aria-label={t('transfer.proof')}>
      {imageIds.map((imageId, index) => (
        <li key={imageId}>
          <img src={ownImageUrl(imageId)} alt={t('upload.preview', { place: number(index + 1) })} />
        </li>
      ))}
    </ul>
  );
}
