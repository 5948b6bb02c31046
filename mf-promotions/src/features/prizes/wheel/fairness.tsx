import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useCall, useCallMutation, useErrorMessage, useFormat, useLanguage, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { refreshPrizes } from '../refresh-prizes';
import { VerifyButton } from '../verify-button';
import styles from './fairness.module.css';
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
      <ChangeSeed clientSeed={seeds.clientSeed} />
      <p>{t('prizes.fair.nonce', { number: number(seeds.nonce) })}</p>
      {!isTurning && <LastDraws />}
    </details>
  );
}

function ChangeSeed({ clientSeed }: { readonly clientSeed: string }) {
  const t = useMessages('promotions');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [seed, setSeed] = useState(clientSeed);
  const { mutate, isPending } = useCallMutation('wheel.changeSeed');
  const change = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { clientSeed: seed.trim() },
      {
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: refreshPrizes,
      },
    );
  };
  return (
    <form className={styles.change} onSubmit={change}>
      <TextField
        label={t('prizes.fair.clientSeed')}
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
  if (!data || data.content.length === 0) return null;
  return (
    <section>
      <h3>{t('prizes.fair.draws')}</h3>
      <ul className={styles.draws}>
        {data.content.map((draw) => (
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
    </section>
  );
}
