import type { AdminGame } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ChoiceDialog } from './choice-dialog';
import { useGameChange } from './use-game-change';

interface GameDialogProps {
  readonly brand: string;
  readonly game: AdminGame;
  readonly onClose: () => void;
}

/** A position from 1, or empty. */
const POSITION = /^([1-9]\d{0,3})?$/;

export function GameDialog({ brand, game, onClose }: GameDialogProps) {
  const t = useMessages('console');
  const change = useGameChange('gameAdmin.saveGame', onClose);
  return (
    <ChoiceDialog
      title={game.gameName}
      loaded={game.revision}
      initial={{ state: game.state, order: String(game.position ?? ''), hot: game.hot }}
      order={{ label: t('games.position'), hint: t('games.positionHint'), pattern: POSITION }}
      onClose={onClose}
      onSave={({ order, hot, ...choice }) =>
        change.mutateAsync({
          brand,
          nodeId: game.nodeId,
          hot: hot === true,
          position: order === '' ? null : Number(order),
          ...choice,
        })
      }
    />
  );
}
