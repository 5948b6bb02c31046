import { Badge, IconButton } from '@marquee/ui';
import { CircleHelp, History, ShieldCheck, Volume2, VolumeX } from '@marquee/ui/icons';
import { type CSSProperties, useRef } from 'react';
import type { GameName } from '../app/game-name';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './game-header.module.css';
import { GameMark } from './game-mark';
import { useSharedBar } from './use-shared-bar';

export type GameDialog = 'rules' | 'fairness' | 'rounds';

interface GameHeaderProps {
  readonly game: GameName;
  readonly onOpen: (dialog: GameDialog) => void;
}

export function GameHeader({ game, onOpen }: GameHeaderProps) {
  const t = useText();
  const { soundOn, toggleSound } = useGame();
  const bar = useRef<HTMLElement>(null);
  const room = useSharedBar(bar);
  const style = room && ({ '--room-start': `${room.start}px`, '--room-end': `${room.end}px` } as CSSProperties);
  return (
    <header ref={bar} className={styles.header} data-shared={room !== null} {...(style && { style })}>
      <h1 className={styles.name}>
        <GameMark game={game} />
        {t(`games.${game}`)}
      </h1>
      <Balance />
      <div className={styles.tools} data-bar-tools>
        <IconButton
          icon={soundOn ? <Volume2 /> : <VolumeX />}
          label={t('tools.sound')}
          pressed={soundOn}
          onClick={toggleSound}
        />
        <IconButton icon={<History />} label={t('tools.rounds')} onClick={() => onOpen('rounds')} />
        <IconButton icon={<ShieldCheck />} label={t('tools.fairness')} onClick={() => onOpen('fairness')} />
        <IconButton icon={<CircleHelp />} label={t('tools.rules')} onClick={() => onOpen('rules')} />
      </div>
    </header>
  );
}

function Balance() {
  const t = useText();
  const format = useFormat();
  const { balance, session } = useGame();
  return (
    <p className={styles.balance}>
      {session.mode === 'demo' ? (
        <Badge tone="info">{t('demo')}</Badge>
      ) : (
        <span className={styles.label}>{t('balance')}</span>
      )}
      <bdi className={styles.amount}>{format.money(balance, session.currencySymbol)}</bdi>
    </p>
  );
}
