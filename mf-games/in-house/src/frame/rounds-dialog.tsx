import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { History } from '@marquee/ui/icons';
import { useGame } from '../app/game-context';
import { useErrorText } from '../app/use-error-text';
import { useText } from '../app/use-text';
import { RoundLine } from './round-line';
import styles from './rounds-dialog.module.css';
import { useLoaded } from './use-loaded';

interface RoundsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The player's last rounds, each with a link to the verifier. */
export function RoundsDialog({ open, onOpenChange }: RoundsDialogProps) {
  const t = useText();
  const errorText = useErrorText();
  const { client } = useGame();
  const { state, replace } = useLoaded(open, client.rounds);
  const rounds = state.kind === 'ready' ? state.value : [];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('rounds.title')} closeLabel={t('close')} size="md">
      {state.kind === 'loading' && <Skeleton shape="block" height="16rem" />}
      {state.kind === 'failed' && <ErrorState compact title={t('failed.title')} reason={errorText(state.error)} />}
      {state.kind === 'ready' && rounds.length === 0 && (
        <EmptyState
          compact
          icon={<History aria-hidden="true" />}
          title={t('rounds.none')}
          description={t('rounds.noneYet')}
        />
      )}
      {rounds.length > 0 && (
        <ul className={styles.list}>
          {rounds.map((round) => (
            <RoundLine key={round.roundId} round={round} onRevealed={replace} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
