import type { InHouseSession } from '@marquee/contract/in-house';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSound } from '../sound/use-sound';
import type { EngineClient } from './engine-client';
import { type EngineError, engineErrorOf } from './engine-error';
import { GameContext } from './game-context';

interface GameProviderProps {
  readonly client: EngineClient;
  readonly session: InHouseSession;
  readonly onExpired: () => void;
  readonly children: ReactNode;
}

export function GameProvider({ client, session, onExpired, children }: GameProviderProps) {
  const [balance, setBalance] = useState(session.balance);
  const [problem, setProblem] = useState<EngineError | null>(null);
  const sound = useSound();

  const fail = useCallback(
    (cause: unknown) => {
      const error = engineErrorOf(cause);
      if (error.code === 'launch_expired') onExpired();
      else setProblem(error);
    },
    [onExpired],
  );
  const dismissProblem = useCallback(() => setProblem(null), []);
  const refreshBalance = useCallback(() => {
    client.session().then((newSession) => setBalance(newSession.balance), fail);
  }, [client, fail]);

  const value = useMemo(
    () => ({ client, session, balance, setBalance, refreshBalance, fail, problem, dismissProblem, ...sound }),
    [client, session, balance, refreshBalance, fail, problem, dismissProblem, sound],
  );
  return <GameContext value={value}>{children}</GameContext>;
}
