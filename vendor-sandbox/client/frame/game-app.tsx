import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { createPlayApi, PlayError } from './play-api';
import { PlayProvider } from './play-provider';
import type { PlaySession } from './play-session';
import styles from './screen.module.css';
import type { Translate } from './texts';

interface GameAppProps {
  readonly kind: string;
  readonly language: string;
  readonly session: string;
  readonly t: Translate;
  readonly Game: ComponentType;
}

type State = 'loading' | 'ended' | 'failed' | PlaySession;

/** A launched game: loads the session, then plays; reports an ended session or a missing answer. */
export function GameApp({ kind, language, session: id, t, Game }: GameAppProps) {
  const api = useMemo(() => createPlayApi(kind, id), [kind, id]);
  const [state, setState] = useState<State>('loading');
  const load = useCallback(() => {
    api.get<PlaySession>('/session').then(
      (session) => {
        document.title = session.gameName;
        setState({ ...session, language });
      },
      (error: unknown) => setState(error instanceof PlayError && error.code === 'session_ended' ? 'ended' : 'failed'),
    );
  }, [api, language]);
  useEffect(load, [load]);
  const retry = () => {
    setState('loading');
    load();
  };
  const end = useCallback(() => setState('ended'), []);

  if (state === 'loading') return <div className={styles.screen} role="status" aria-label={t('frame.loading')} />;
  if (state === 'ended') return <p className={styles.screen}>{t('frame.ended')}</p>;
  if (state === 'failed')
    return (
      <div className={styles.screen}>
        <p>{t('frame.problems.unreachable')}</p>
        <button type="button" className={styles.button} onClick={retry}>
          {t('frame.retry')}
        </button>
      </div>
    );
  return (
    <PlayProvider api={api} session={state} t={t} onEnded={end}>
      <Game />
    </PlayProvider>
  );
}
