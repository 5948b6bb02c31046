import { ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import type { GameName } from '../app/game-name';
import { useGame } from '../app/game-context';
import { useErrorText } from '../app/use-error-text';
import { useText } from '../app/use-text';
import { RevealedPair } from './revealed-pair';
import styles from './fairness-dialog.module.css';
import { SeedsInUse } from './seeds-in-use';
import { useLoaded } from './use-loaded';

interface FairnessDialogProps {
  readonly game: GameName;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The seeds in use and the next ones, and the previous pair, which can be verified. Crash has none of a player. */
export function FairnessDialog({ game, open, onOpenChange }: FairnessDialogProps) {
  const t = useText();
  const errorText = useErrorText();
  const { client } = useGame();
  const isSeeded = game !== 'crash';
  const { state, replace } = useLoaded(open && isSeeded, client.seeds);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('fairness.title')}
      description={t(`fairness.how.${isSeeded ? 'mines' : 'crash'}`)}
      closeLabel={t('close')}
      size="md"
    >
      {isSeeded && state.kind === 'loading' && <Skeleton shape="block" height="16rem" />}
      {state.kind === 'failed' && <ErrorState compact title={t('failed.title')} reason={errorText(state.error)} />}
      {state.kind === 'ready' && (
        <div className={styles.stack}>
          <SeedsInUse pair={state.value} onRotated={replace} />
          {state.value.revealed && <RevealedPair game={game} pair={state.value.revealed} />}
        </div>
      )}
    </Dialog>
  );
}
