import { EmptyState, LinkButton } from '@marquee/ui';
import { ArrowLeft, Clock } from '@marquee/ui/icons';
import { lobbyOf } from './launch-params';
import styles from './screen.module.css';
import { useText } from './use-text';

interface EndedScreenProps {
  /** Null when the session expired before it was read. */
  readonly lobbyUrl: string | null;
}

/** Shown when the launch token is gone: after a reload, or when it has expired. Only the lobby gets a new one. */
export function EndedScreen({ lobbyUrl }: EndedScreenProps) {
  const t = useText();
  const lobby = lobbyUrl ?? lobbyOf(document.referrer, window.location.origin);
  const back = lobby && (
    <LinkButton href={lobby} target="_top" variant="primary" size="lg" icon={<ArrowLeft aria-hidden="true" />}>
      {t('ended.toLobby')}
    </LinkButton>
  );
  return (
    <main className={styles.screen}>
      <EmptyState
        icon={<Clock aria-hidden="true" />}
        title={t('ended.title')}
        description={t('ended.description')}
        action={back}
      />
    </main>
  );
}
