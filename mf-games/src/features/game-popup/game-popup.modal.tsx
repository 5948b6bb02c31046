import { type ModalProps, useCall, useFailureTexts, useLanguage, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { GameSummary } from './game-summary';
import styles from './game-popup.module.css';

/** Details of a game before it is played. @param props `nodeId` of the game */
export default function GamePopup({ props, close }: ModalProps) {
  const t = useMessages('games');
  const failureTexts = useFailureTexts();
  const game = useCall('games.game', { nodeId: Number(props.nodeId), language: useLanguage() });
  const { displayName, lagerIcon } = game.data ?? {};
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={displayName ?? t('popup.title')}
      closeLabel={t('popup.close')}
    >
      {game.error ? (
        <ErrorState compact {...failureTexts(game.error)} onRetry={() => void game.refetch()} />
      ) : (
        <div className={styles.popup}>
          {lagerIcon === undefined ? (
            <Skeleton shape="block" height="14rem" />
          ) : (
            <img className={styles.art} src={lagerIcon} alt="" width={720} height={405} decoding="async" />
          )}
          {game.data ? <GameSummary game={game.data} onLeave={close} /> : <Skeleton shape="block" height="12rem" />}
        </div>
      )}
    </Dialog>
  );
}
