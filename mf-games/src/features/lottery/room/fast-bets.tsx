import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { Segmented } from '@marquee/ui/choice';
import { useMemo, useState } from 'react';
import { BetPicker } from '../bets/bet-picker';
import { BetTree } from '../bets/bet-tree';
import { boardGroups } from '@marquee/contract/lottery/boards';
import { type BetTexts, useBetTexts } from '../bets/use-bet-texts';
import { ChaseDialog } from '../chase/chase-dialog';
import { addToSlip, EMPTY_SLIP, linesOfSlip, SLIP_MAX_LINES } from '../slip/slip';
import { SlipPanel } from '../slip/slip-panel';
import { usePlaceSlip } from '../slip/use-place-slip';
import { useSlip } from '../slip/use-slip';
import { useTabChoice } from '../slip/use-tab-choice';
import { oddsAt, type PlayMenu, useStake } from '../slip/use-stake';
import styles from './fast-room.module.css';
import type { Room } from './use-room';

interface FastBetsProps {
  readonly room: Room;
  readonly menu: PlayMenu;
  readonly mode: LotteryMode;
  /** null where the game has one mode only. */
  readonly onMode: ((mode: LotteryMode) => void) | null;
}

/** The bets of a room in a mode, and the slip beside them. */
export function FastBets({ room, menu, mode, onMode }: FastBetsProps) {
  const { rules, current } = room;
  const texts = useBetTexts(rules, mode, current?.issue);
  const { t } = texts;
  const groups = useMemo(() => boardGroups(rules, mode), [rules, mode]);
  const [boardId, setBoardId] = useTabChoice(`lottery-bet:${menu.gameCode}:${mode}`, '');
  const [slip, setSlip] = useSlip(menu.gameCode, mode);
  const stake = useStake(menu, mode);
  const oddsOf = oddsAt(rules, menu, stake.group);
  const place = usePlaceSlip(menu, stake.group, () => setSlip(EMPTY_SLIP));
  const [isChasing, setChasing] = useState(false);

  const boards = groups.flatMap((group) => group.boards);
  const board = boards.find(({ id }) => id === boardId) ?? boards[0];
  if (!board) return null;
  const lines = linesOfSlip(rules, slip, oddsOf);
  const emptySlip = () => {
    setSlip(EMPTY_SLIP);
    setChasing(false);
  };
  return (
    <div className={styles.bets}>
      <section className={styles.play} aria-label={t('bets')}>
        {onMode && <ModeChoice mode={mode} t={t} onMode={onMode} />}
        <BetTree groups={groups} board={board} texts={texts} onSelect={({ id }) => setBoardId(id)} />
        <BetPicker
          key={board.id}
          board={board}
          room={room}
          texts={texts}
          stake={stake}
          oddsOf={oddsOf}
          freeLines={SLIP_MAX_LINES - slip.lines.length}
          onAdd={(picks) => current && setSlip(addToSlip(slip, current.issue, picks, stake.unitStake))}
        />
      </section>
      <SlipPanel
        gameCode={menu.gameCode}
        rules={rules}
        slip={slip}
        lines={lines}
        issue={current?.issue}
        texts={texts}
        place={place}
        onChange={setSlip}
        onChase={() => setChasing(true)}
      />
      {isChasing && (
        <ChaseDialog
          menu={menu}
          prizeGroup={stake.group}
          lines={lines}
          onPlaced={emptySlip}
          onClose={() => setChasing(false)}
        />
      )}
    </div>
  );
}

const MODES = ['LOTT', 'ZY'] as const satisfies readonly LotteryMode[];

interface ModeChoiceProps {
  readonly mode: LotteryMode;
  readonly t: BetTexts['t'];
  readonly onMode: (mode: LotteryMode) => void;
}

const ModeChoice = ({ mode, t, onMode }: ModeChoiceProps) => (
  <Segmented
    label={t('mode.title')}
    options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
    value={mode}
    onValueChange={(value) => onMode(value as LotteryMode)}
  />
);
