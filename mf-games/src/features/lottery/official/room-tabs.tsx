import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { ResultPanel } from '../results/result-panel';
import { Statistics } from '../results/statistics';
import { MyTickets } from './my-tickets';
import styles from './room-tabs.module.css';
import type { OfficialRoom } from './use-official-room';
import type { OfficialTexts } from './use-official-texts';

interface RoomTabsProps {
  readonly room: OfficialRoom;
  readonly texts: OfficialTexts;
  /** Kinds of two digits whose numbers the statistics count; without them there are none. */
  readonly counted: readonly LotteryKind[];
  readonly hasLoto?: boolean;
}

/** What stands below the bets: results, the member's tickets, statistics. */
export function RoomTabs({ room, texts, counted, hasLoto = false }: RoomTabsProps) {
  const { t } = texts;
  const [tab, setTab] = useState('results');
  const items = [
    { value: 'results', content: <ResultPanel room={room} next={room.stations[0]} texts={texts} hasLoto={hasLoto} /> },
    { value: 'tickets', content: <MyTickets gameCode={room.gameCode} rules={room.rules} texts={texts} /> },
    { value: 'statistics', content: <Statistics room={room} kinds={counted} texts={texts} /> },
  ].filter(({ value }) => value !== 'statistics' || counted.length > 0);
  return (
    <section className={styles.tabs}>
      <Tabs
        label={t('tabs.title')}
        items={items.map((item) => ({ ...item, label: t(`tabs.${item.value}`) }))}
        value={tab}
        onValueChange={setTab}
      />
    </section>
  );
}
