import type { InHouseRound } from '@marquee/contract/in-house-rounds';
import { ShieldCheck } from '@marquee/ui/icons';
import { useState } from 'react';
import { chooseClientSeed, newClientSeed } from '../app/client-seed';
import { type EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useErrorText } from '../app/use-error-text';
import { useText } from '../app/use-text';
import { useVerifyHref } from '../verify/use-verify-href';
import { inputOfRound } from '../verify/verify-params';
import styles from './rounds-dialog.module.css';

interface RevealButtonProps {
  readonly round: InHouseRound;
  /** The rounds as they are after the rotation. */
  readonly onRevealed: (rounds: InHouseRound[]) => void;
}

/** Replaces the server seed in use, which reveals it, and opens the verifier with the round. The browser makes the next client seed. */
export function RevealButton({ round, onRevealed }: RevealButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const { client } = useGame();
  const verifyHref = useVerifyHref();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<EngineError | null>(null);

  const reveal = async () => {
    // Opened in the click itself: browsers block windows that open after an answer.
    const page = window.open('about:blank', '_blank');
    if (page) page.opener = null;
    setBusy(true);
    setError(null);
    try {
      await chooseClientSeed(client, await client.seeds(), newClientSeed());
      const rounds = await client.rounds();
      onRevealed(rounds);
      const revealed = rounds.find(({ roundId }) => roundId === round.roundId);
      const input = revealed ? inputOfRound(revealed) : null;
      if (input) page?.location.replace(verifyHref(input));
      else page?.close();
    } catch (cause) {
      page?.close();
      setError(engineErrorOf(cause));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.verify}
        disabled={isBusy}
        title={t('rounds.revealWhy')}
        onClick={() => void reveal()}
      >
        <ShieldCheck aria-hidden="true" />
        {t('rounds.reveal')}
      </button>
      {error && (
        <span className={styles.error} role="alert">
          {errorText(error)}
        </span>
      )}
    </>
  );
}
