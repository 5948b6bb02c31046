import type { LotteryResult } from '@marquee/contract/lottery/result';
import { useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { Badge, ErrorState, Skeleton, Spinner } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Check, X } from '@marquee/ui/icons';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { DrawnPrizes } from '../results/drawn-prizes';
import { useIssueName } from '../results/use-issue-name';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './fairness.module.css';
import { type DrawProof, STEPS, useDrawCheck } from './use-draw-check';
import { VoidReason } from './void-reason';

interface CheckedDrawProps {
  readonly gameCode: string;
  readonly issue: string;
}

/** One draw: what was published of it, and what this browser makes of that. */
export function CheckedDraw({ gameCode, issue }: CheckedDrawProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const failureTexts = useFailureTexts();
  const proof = useCall('lottery.proof', { gameCode, issue, page: 1, pageSize: 1 });
  const draw = proof.data?.content[0];
  const name = useIssueName()({ gameCode, issue });
  if (proof.error && !proof.data)
    return <ErrorState compact {...failureTexts(proof.error)} onRetry={() => void proof.refetch()} />;
  return (
    <section className={styles.panel} aria-label={t('record.issue', { issue: name })}>
      {draw && <Draw proof={draw} name={name} />}
      {!draw && proof.data && <p className={styles.note}>{t('fairness.unknown', { issue: name })}</p>}
      {!draw && !proof.data && <Skeleton shape="block" height="20rem" />}
    </section>
  );
}

function Draw({ proof, name }: { readonly proof: DrawProof; readonly name: string }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const { drawsAt, result, voidReason } = proof;
  return (
    <>
      <header className={styles.header}>
        <h2>{t('record.issue', { issue: name })}</h2>
        <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>
        {voidReason !== null && <VoidReason reason={voidReason} />}
      </header>
      {result ? (
        <dl className={styles.results}>
          <Drawn
            title={t(voidReason === null ? 'fairness.published' : 'fairness.wouldBe')}
            result={result}
            proof={proof}
          />
          <Repetition proof={proof} />
        </dl>
      ) : (
        <p className={styles.note}>{t('fairness.notYet')}</p>
      )}
      <Facts proof={proof} />
    </>
  );
}

function Repetition({ proof }: { readonly proof: DrawProof }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const repeated = useDrawCheck(proof);
  if (!repeated) return <Spinner />;
  const isRight = STEPS.every((step) => repeated.passed[step]);
  return (
    <>
      <Drawn title={t('fairness.repeated')} result={repeated.result} proof={proof} />
      <div className={styles.verdict} role="status" data-right={isRight}>
        <p>{t(isRight ? 'fairness.right' : 'fairness.wrong')}</p>
        <ul className={styles.steps}>
          {STEPS.map((step) => {
            const Mark = repeated.passed[step] ? Check : X;
            return (
              <li key={step} data-passed={repeated.passed[step]}>
                <Mark aria-label={t(repeated.passed[step] ? 'fairness.passed' : 'fairness.failed')} />
                {t(`fairness.step.${step}`)}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

interface DrawnProps {
  readonly title: string;
  readonly result: LotteryResult;
  readonly proof: DrawProof;
}

const Drawn = ({ title, result, proof }: DrawnProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {'balls' in result ? (
        <DrawnBalls balls={result.balls} shape={proof.shape} size="lg" />
      ) : (
        <DrawnPrizes {...proof} result={result} />
      )}
    </dd>
  </div>
);

/** All values, to be checked by other tools too. */
function Facts({ proof }: { readonly proof: DrawProof }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { number } = useFormat();
  const { seedHash, seed, beaconRound, beaconChain, beacon, beaconSignature, beaconPublicKey } = proof;
  const { chainAnchor, chainPosition } = proof;
  const values = [
    { key: 'seedHash', value: seedHash },
    { key: 'seed', value: seed },
    { key: 'randomness', value: beacon },
    { key: 'signature', value: beaconSignature },
    { key: 'publicKey', value: beaconPublicKey },
    { key: 'anchor', value: chainAnchor },
  ];
  const copy = { copyLabel: t('fairness.copy'), copiedLabel: t('fairness.copied') };
  return (
    <div className={styles.facts}>
      <p className={styles.terms}>
        <span>{t('fairness.round', { round: String(beaconRound) })}</span>
        <Badge tone={beaconChain === 'local' ? 'warning' : 'neutral'}>{t(`fairness.beacon.${beaconChain}`)}</Badge>
        <span>{t('fairness.place', { place: number(chainPosition) })}</span>
      </p>
      {values.map(({ key, value }) =>
        value === null ? null : <CopyField key={key} label={t(`fairness.fact.${key}`)} value={value} {...copy} />,
      )}
    </div>
  );
}
