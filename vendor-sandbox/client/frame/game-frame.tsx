import { type ReactNode, useState } from 'react';
import type { KindName } from '../../src/kinds/round-details';
import { Dialog } from './dialog';
import styles from './game-frame.module.css';
import { GameHeader } from './game-header';
import { HistoryList } from './history-list';
import { usePlay } from './play-context';
import type { RoundView } from './play-session';
import { ProblemBar } from './problem-bar';

interface GameFrameProps<Kind extends KindName> {
  /** Content of the rules dialog: rules, limits and return to player. */
  readonly rules: ReactNode;
  readonly RoundView: RoundView<Kind>;
  /** Drawn beside the game's name. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every game: name, balance, rules, the player's bets, sound, problems. */
export function GameFrame<Kind extends KindName>({ rules, RoundView, mark, children }: GameFrameProps<Kind>) {
  const { t, problem, dismissProblem } = usePlay();
  const [dialog, setDialog] = useState<'rules' | 'history' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={styles.frame}>
      <GameHeader mark={mark} onOpen={setDialog} />
      {problem !== null && <ProblemBar code={problem} onDismiss={dismissProblem} />}
      <main className={styles.main}>{children}</main>
      <Dialog open={dialog === 'rules'} title={t('frame.rules')} onClose={close}>
        {rules}
      </Dialog>
      <Dialog open={dialog === 'history'} title={t('frame.history')} onClose={close}>
        <HistoryList View={RoundView} />
      </Dialog>
    </div>
  );
}
