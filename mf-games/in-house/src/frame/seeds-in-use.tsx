import type { SeedPair } from '@marquee/contract/in-house';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { TextField } from '@marquee/ui/field';
import { RefreshCw } from '@marquee/ui/icons';
import { type FormEvent, useState } from 'react';
import { chooseClientSeed, newClientSeed } from '../app/client-seed';
import { type EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useErrorText } from '../app/use-error-text';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './fairness-dialog.module.css';

const LONGEST_SEED = 64;

interface SeedsInUseProps {
  readonly pair: SeedPair;
  readonly onRotated: (pair: SeedPair) => void;
}

export function SeedsInUse({ pair, onRotated }: SeedsInUseProps) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { client } = useGame();
  const [seed, setSeed] = useState(newClientSeed);
  const copyTexts = { copyLabel: t('copy'), copiedLabel: t('copied') };
  const [isRotating, setIsRotating] = useState(false);
  const [error, setError] = useState<EngineError | null>(null);

  const rotate = async (event: FormEvent) => {
    event.preventDefault();
    setIsRotating(true);
    setError(null);
    try {
      onRotated(await chooseClientSeed(client, pair, seed.trim()));
      setSeed(newClientSeed());
    } catch (cause) {
      setError(engineErrorOf(cause));
    } finally {
      setIsRotating(false);
    }
  };

  return (
    <section className={styles.group}>
      {/* Before a client seed was chosen none are in use. */}
      {pair.clientSeed !== '' && (
        <>
          <h3>{t('fairness.inUse')}</h3>
          <CopyField label={t('fairness.serverSeedHash')} value={pair.serverSeedHash} {...copyTexts} />
          <CopyField label={t('fairness.clientSeed')} value={pair.clientSeed} {...copyTexts} />
          <p className={styles.line}>
            {t('fairness.nonce')} <strong>{format.number(pair.nonce)}</strong>
          </p>
        </>
      )}
      <h3>{t('fairness.next')}</h3>
      <CopyField label={t('fairness.serverSeedHash')} value={pair.nextServerSeedHash} {...copyTexts} />
      <form className={styles.rotate} onSubmit={(event) => void rotate(event)}>
        <TextField
          label={t('fairness.clientSeed')}
          value={seed}
          maxLength={LONGEST_SEED}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => setSeed(event.target.value)}
        />
        <Button
          type="submit"
          size="lg"
          variant="accent"
          loading={isRotating}
          disabled={seed.trim() === ''}
          icon={<RefreshCw aria-hidden="true" />}
        >
          {t('fairness.rotate')}
        </Button>
        {error && (
          <p className={styles.error} role="alert">
            {errorText(error)}
          </p>
        )}
      </form>
    </section>
  );
}
