import { fairDrawFrom } from '@marquee/contract/fairness/fair-draw';
import { randomPick } from '@marquee/contract/lottery/random-pick';
import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useFormat } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { useMemo, useState } from 'react';
import { BetBoard } from '../bets/bet-board';
import { BetHelp } from '../bets/bet-help';
import { BetTree } from '../bets/bet-tree';
import { type Board, boardGroups } from '../bets/boards';
import { cellState } from '../bets/cell-state';
import { completePicks, type KindPick, NOTHING, type Selection } from '../bets/selection';
import { type BetTexts, useBetTexts } from '../bets/use-bet-texts';
import { addToSlip, EMPTY_SLIP, linesOfSlip } from '../slip/slip';
import { SlipPanel } from '../slip/slip-panel';
import { StakeBar } from '../slip/stake-bar';
import { usePlaceSlip } from '../slip/use-place-slip';
import { useSlip } from '../slip/use-slip';
import { oddsAt, type PlayMenu, useStake } from '../slip/use-stake';
import styles from './fast-room.module.css';
import type { Room } from './use-room';

interface FastBetsProps {
  readonly room: Room;
  readonly menu: PlayMenu;
  readonly mode: LotteryMode;
  readonly onMode: (mode: LotteryMode) => void;
}

/** The bets of a room in a mode, and the slip beside them. */
export function FastBets({ room, menu, mode, onMode }: FastBetsProps) {
  const { rules, current, history } = room;
  const texts = useBetTexts(rules, mode);
  const { t } = texts;
  const groups = useMemo(() => boardGroups(rules, mode), [rules, mode]);
  const [boardId, setBoardId] = useState<string | null>(null);
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [slip, setSlip] = useSlip(menu.gameCode, mode);
  const stake = useStake(menu, mode);
  const oddsOf = oddsAt(rules, menu, stake.group);
  const place = usePlaceSlip(menu, stake.group, () => setSlip(EMPTY_SLIP));
  const { number } = useFormat();

  const boards = groups.flatMap((group) => group.boards);
  const board = boards.find(({ id }) => id === boardId) ?? boards[0];
  if (!board) return null;
  const open = (next: Board) => {
    setBoardId(next.id);
    setSelection(NOTHING);
  };
  const picks = completePicks(selection, board);
  const oddsText = (code: string) => number((oddsOf(code) ?? 0) / 1_000);
  const hasOnePrice = new Set(board.kinds.map(({ code }) => oddsOf(code))).size === 1;
  const add = (added: readonly KindPick[]) => {
    if (current) setSlip(addToSlip(slip, current.issue, added, stake.unitStake));
  };
  return (
    <div className={styles.bets}>
      <section className={styles.play} aria-label={t('bets')}>
        {menu.groups && <ModeChoice mode={mode} t={t} onMode={onMode} />}
        <BetTree groups={groups} board={board} texts={texts} onSelect={open} />
        <BetHelp
          board={board}
          rules={rules}
          texts={texts}
          odds={hasOnePrice && board.kinds[0] ? oddsText(board.kinds[0].code) : null}
        />
        <BetBoard
          key={board.id}
          board={board}
          texts={texts}
          history={history}
          selection={selection}
          stateOf={(cell) => cellState(cell, room)}
          oddsOf={hasOnePrice ? null : ({ kind }) => oddsText(kind.code)}
          onChange={setSelection}
        />
        <StakeBar
          stake={stake}
          picks={picks}
          oddsOf={oddsOf}
          kind={board.kinds[0]}
          texts={texts}
          onRandom={(count) => add(randomPicks(board, count))}
          onAdd={() => {
            add(picks);
            setSelection(NOTHING);
          }}
        />
      </section>
      <SlipPanel
        slip={slip}
        lines={linesOfSlip(rules, slip, oddsOf)}
        issue={current?.issue}
        texts={texts}
        place={place}
        onChange={setSlip}
      />
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

const draw = fairDrawFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Random units of a board, each of a random kind of it. */
const randomPicks = ({ kinds }: Board, count: number): KindPick[] =>
  Array.from({ length: count }, () => kinds[draw(kinds.length)]).flatMap((kind) =>
    kind ? [{ kind, pick: randomPick(kind, draw) }] : [],
  );
