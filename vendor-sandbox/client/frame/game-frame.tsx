import { type ComponentType, type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import styles from './game-frame.module.css';
import { GameHeader } from './game-header';
import { HistoryList } from './history-list';
import { usePlay } from './play-context';
import type { ShownRound } from './play-session';
import { ProblemBar } from './problem-bar';

interface GameFrameProps {
  /** Rules, limits and return to the player: what the dialog says. */
  readonly rules: ReactNode;
  readonly RoundView: ComponentType<{ readonly round: ShownRound }>;
  /** Drawn beside the game's name. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** What every game has around it: name, balance, rules, own bets, sound, what went wrong. */
export function GameFrame({ rules, RoundView, mark, children }: GameFrameProps) {
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
