import { type ReactNode, Suspense, useState } from 'react';
import type { GameName } from '../app/game-name';
import { LoadingScreen } from '../app/loading-screen';
import { FairnessDialog } from './fairness-dialog';
import styles from './game-frame.module.css';
import { GameHeader, type GameDialog } from './game-header';
import { ProblemBar } from './problem-bar';
import { RoundsDialog } from './rounds-dialog';
import { RulesDialog } from './rules-dialog';

interface GameFrameProps {
  readonly game: GameName;
  readonly children: ReactNode;
}

/** The frame of all games: name, balance, tools, errors. */
export function GameFrame({ game, children }: GameFrameProps) {
  const [dialog, setDialog] = useState<GameDialog | null>(null);
  const propsOf = (name: GameDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  return (
    <div className={styles.frame}>
      <GameHeader game={game} onOpen={setDialog} />
      <ProblemBar />
      <main className={styles.main}>
        <Suspense fallback={<LoadingScreen as="div" />}>{children}</Suspense>
      </main>
      <RulesDialog game={game} {...propsOf('rules')} />
      <FairnessDialog game={game} {...propsOf('fairness')} />
      <RoundsDialog {...propsOf('rounds')} />
    </div>
  );
}
