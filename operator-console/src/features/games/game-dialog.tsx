import type { AdminGame } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
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
  const [hot, setHot] = useState(game.hot);
  const [position, setPosition] = useState(String(game.position ?? ''));
  const change = useGameChange('gameAdmin.saveGame', onClose);
  const valid = POSITION.test(position);
  return (
    <ChoiceDialog
      title={game.gameName}
      state={game.state}
      valid={valid}
      onClose={onClose}
      onSave={(choice) =>
        change.mutateAsync({
          brand,
          nodeId: game.nodeId,
          hot,
          position: position === '' ? null : Number(position),
          ...choice,
        })
      }
    >
      <TextField
        label={t('games.position')}
        hint={t('games.positionHint')}
        inputMode="numeric"
        value={position}
        error={valid ? undefined : t('games.orderFault')}
        onChange={(event) => setPosition(event.target.value)}
      />
      <Checkbox label={t('games.hot')} checked={hot} onChange={(event) => setHot(event.target.checked)} />
    </ChoiceDialog>
  );
}
