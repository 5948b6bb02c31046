import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useCall, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { Recipe } from '../recipe';
import { VerifyButton } from '../verify-button';
import styles from './fairness.module.css';
import { newClientSeed, useClientSeed } from './use-client-seed';
import { isDrawProven } from './verify-draw';

const LONGEST_SEED = 64;
const DRAWS_SHOWN = 10;

interface FairnessProps {
  readonly seeds: PrizeWheel['seeds'];
  /** The last spin is not shown before the wheel rests. */
  readonly isTurning: boolean;
}

/** The seeds in use, the client seed, and the last spins, which this browser verifies once their seed is revealed. */
export function Fairness({ seeds, isTurning }: FairnessProps) {
  const t = useMessages('promotions');
  const copyTexts = { copyLabel: t('prizes.copy'), copiedLabel: t('prizes.copied') };
  const { number } = useFormat();
  return (
    <details className={styles.fairness}>
      <summary>{t('prizes.fair.title')}</summary>
      <p>{t('prizes.fair.wheel')}</p>
      <CopyField label={t('prizes.fair.hash')} value={seeds.serverSeedHash} {...copyTexts} />
      {seeds.clientSeed !== '' && (
        <CopyField label={t('prizes.fair.clientSeed')} value={seeds.clientSeed} {...copyTexts} />
      )}
      <p>{t('prizes.fair.nonce', { number: number(seeds.nonce) })}</p>
      <CopyField label={t('prizes.fair.nextHash')} value={seeds.nextServerSeedHash} {...copyTexts} />
      <ChangeSeed seeds={seeds} />
      {!isTurning && <LastDraws />}
    </details>
  );
}

function ChangeSeed({ seeds }: Pick<FairnessProps, 'seeds'>) {
  const t = useMessages('promotions');
  const [seed, setSeed] = useState(newClientSeed);
  const { choose, isPending } = useClientSeed();
  const change = (event: FormEvent) => {
    event.preventDefault();
    choose(seeds, seed.trim(), () => setSeed(newClientSeed()));
  };
  return (
    <form className={styles.change} onSubmit={change}>
      <TextField
        label={t('prizes.fair.nextClientSeed')}
        value={seed}
        maxLength={LONGEST_SEED}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => setSeed(event.target.value)}
      />
      <Button type="submit" loading={isPending} disabled={seed.trim() === ''}>
        {t('prizes.fair.change')}
      </Button>
    </form>
  );
}

function LastDraws() {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const request = { language: useLanguage(), pageNo: 1, pageSize: DRAWS_SHOWN };
  const { data } = useCall('wheel.draws', request, { staleMs: 0 });
  const draws = data?.content ?? [];
  const values = draws.map(({ drawId, stoppedAt, proof }) => ({ drawId, stoppedAt, proof }));
  return (
    <section>
      {draws.length > 0 && <h3>{t('prizes.fair.draws')}</h3>}
      <ul className={styles.draws}>
        {draws.map((draw) => (
          <li key={draw.drawId}>
            <span>
              <span dir="auto">{draw.name}</span> <small>{dateTime(draw.at)}</small>
            </span>
            {draw.proof.serverSeed === null ? (
              <small>{t('prizes.fair.hidden')}</small>
            ) : (
              <VerifyButton verify={() => isDrawProven(draw)} />
            )}
          </li>
        ))}
      </ul>
      <Recipe name="prizeWheel" values={values} />
    </section>
  );
}
