import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { formatsOf } from './formats';
import { type PlayApi, PlayError } from './play-api';
import { PlayContext } from './play-context';
import type { PlaySession } from './play-session';
import { createSynth, type Tone } from './synth';
import type { Translate } from './texts';

interface PlayProviderProps {
  readonly api: PlayApi;
  readonly session: PlaySession;
  readonly t: Translate;
  readonly onEnded: () => void;
  readonly children: ReactNode;
}

const SOUND_KEY = 'play.sound';

export function PlayProvider({ api, session, t, onEnded, children }: PlayProviderProps) {
  const [balance, setBalance] = useState(session.balance);
  const [problem, setProblem] = useState<string | null>(null);
  const [soundOn, setSoundOn] = useState(readSound);
  const synth = useMemo(() => createSynth(), []);

  const warn = useCallback((code: string) => (code === 'session_ended' ? onEnded() : setProblem(code)), [onEnded]);
  const fail = useCallback((error: unknown) => warn(error instanceof PlayError ? error.code : 'unreachable'), [warn]);
  const refreshBalance = useCallback(() => {
    api.get<PlaySession>('/session').then((updated) => setBalance(updated.balance), fail);
  }, [api, fail]);
  const dismissProblem = useCallback(() => setProblem(null), []);
  const sound = useCallback((tones: readonly Tone[]) => void (soundOn && synth.play(tones)), [soundOn, synth]);
  const toggleSound = useCallback(() => {
    setSoundOn((on) => {
      storeSound(!on);
      return !on;
    });
  }, []);

  const format = useMemo(() => formatsOf(session.language, session.currency), [session]);
  const value = useMemo(
    () => ({
      api,
      session,
      t,
      format,
      balance,
      setBalance,
      refreshBalance,
      fail,
      warn,
      problem,
      dismissProblem,
      sound,
      soundOn,
      toggleSound,
    }),
    [
      api,
      session,
      t,
      format,
      balance,
      refreshBalance,
      fail,
      warn,
      problem,
      dismissProblem,
      sound,
      soundOn,
      toggleSound,
    ],
  );
  return <PlayContext value={value}>{children}</PlayContext>;
}

/** Storage may be blocked in a framed page; then the choice lasts as long as the page. */
function readSound(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) !== 'off';
  } catch {
    return true;
  }
}

function storeSound(on: boolean): void {
  try {
    localStorage.setItem(SOUND_KEY, on ? 'on' : 'off');
  } catch {
    return;
  }
}
