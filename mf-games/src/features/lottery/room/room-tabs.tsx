import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { useBetTexts } from '../bets/use-bet-texts';
import { MyChases } from '../chase/my-chases';
import { DrawTrends } from '../trends/draw-trends';
import styles from './fast-room.module.css';
import { MyBets } from './my-bets';
import type { Room } from './use-room';

interface RoomTabsProps {
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly room: Room;
  readonly mode: LotteryMode;
}

const VIEWS = ['bets', 'chases', 'trend', 'streaks'] as const;
type View = (typeof VIEWS)[number];

/** Below the bets: the member's bets and chases, and past draws. */
export function RoomTabs({ gameCode, shape, room: { rules, results }, mode }: RoomTabsProps) {
  const texts = useBetTexts(rules, mode);
  const { t } = texts;
  const [view, setView] = useState<View>('bets');
  const labels = {
    bets: t('myBets.title'),
    chases: t('chases.title'),
    trend: t('tabs.trend'),
    streaks: t('tabs.streaks'),
  };
  return (
    <section className={styles.tabs} aria-label={t('tabs.title')}>
      <Tabs
        label={t('tabs.title')}
        items={VIEWS.map((value) => ({ value, label: labels[value], content: value === view && panel(value) }))}
        value={view}
        onValueChange={(value) => setView(value as View)}
      />
    </section>
  );

  function panel(selected: View) {
    switch (selected) {
      case 'bets':
        return <MyBets gameCode={gameCode} rules={rules} results={results} />;
      case 'chases':
        return <MyChases gameCode={gameCode} />;
      default:
        return <DrawTrends view={selected} shape={shape} results={results} texts={texts} />;
    }
  }
}
