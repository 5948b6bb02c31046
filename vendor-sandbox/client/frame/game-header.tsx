import { type ReactNode, useRef } from 'react';
import { HistoryIcon, RulesIcon, SoundIcon } from './icons';
import styles from './game-header.module.css';
import { usePlay } from './play-context';
import { useSharedBar } from './use-shared-bar';

interface GameHeaderProps {
  readonly mark?: ReactNode;
  onOpen(dialog: 'rules' | 'history'): void;
}

export function GameHeader({ mark, onOpen }: GameHeaderProps) {
  const { session, t, format, balance, soundOn, toggleSound } = usePlay();
  const bar = useRef<HTMLElement>(null);
  const room = useSharedBar(bar);
  return (
    <header ref={bar} className={styles.header} data-shared={room !== undefined} {...(room && { style: room })}>
      {mark && <span className={styles.mark}>{mark}</span>}
      <h1 className={styles.name}>{session.gameName}</h1>
      <output className={styles.balance} data-anchor="balance" aria-label={t('frame.balance')}>
        {session.demo ? <small className={styles.demo}>{t('frame.demo')}</small> : <small>{t('frame.balance')}</small>}
        <b data-testid="balance">{format.money(balance)}</b>
      </output>
      <div className={styles.tools}>
        <button type="button" title={t('frame.rules')} aria-label={t('frame.rules')} onClick={() => onOpen('rules')}>
          <RulesIcon />
        </button>
        <button
          type="button"
          title={t('frame.history')}
          aria-label={t('frame.history')}
          onClick={() => onOpen('history')}
        >
          <HistoryIcon />
        </button>
        <button
          type="button"
          title={t('frame.sound')}
          aria-label={t('frame.sound')}
          aria-pressed={soundOn}
          onClick={toggleSound}
        >
          <SoundIcon on={soundOn} />
        </button>
      </div>
    </header>
  );
}
