import { fairDrawFrom } from '@marquee/contract/fairness/fair-draw';
import { randomPick } from '@marquee/contract/lottery/random-pick';
import { useFormat } from '@marquee/kit';
import { Segmented, Switch } from '@marquee/ui/choice';
import { useMemo, useState } from 'react';
import type { Room } from '../room/use-room';
import { StakeBar } from '../slip/stake-bar';
import type { Stake } from '../slip/use-stake';
import { BetBoard } from './bet-board';
import { BetHelp } from './bet-help';
import styles from './bet-picker.module.css';
import type { Board } from '@marquee/contract/lottery/boards';
import { cellState } from './cell-state';
import { completePicks, type KindPick, NOTHING, type Selection } from './selection';
import { readTyped, typedExample, typedKind } from './text-entry';
import { TextEntryField } from './text-entry-field';
import type { BetTexts } from './use-bet-texts';
import { useShowsHistory } from './use-shows-history';

interface BetPickerProps {
  readonly board: Board;
  readonly room: Room;
  readonly texts: BetTexts;
  readonly stake: Stake;
  readonly oddsOf: (kind: string) => number | undefined;
  /** How many more lines the slip takes. */
  readonly freeLines: number;
  readonly onAdd: (picks: readonly KindPick[]) => void;
}

const WAYS = ['board', 'text'] as const;
type Way = (typeof WAYS)[number];

/** Picks bets of a board by its rows or as text, and their stake. */
export function BetPicker({ board, room, texts, stake, oddsOf, freeLines, onAdd }: BetPickerProps) {
  const { t } = texts;
  const { number } = useFormat();
  const [way, setWay] = useState<Way>('board');
  const [hasHistory, setHistory] = useShowsHistory();
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [text, setText] = useState('');
  const typed = typedKind(board);
  const report = useMemo(() => typed && readTyped(typed, text), [typed, text]);
  const isText = way === 'text' && typed !== undefined && report !== undefined;
  const picks = isText ? report.picks : completePicks(selection, board);
  const oddsText = (code: string) => number((oddsOf(code) ?? 0) / 1_000);
  const hasOnePrice = new Set(board.kinds.map(({ code }) => oddsOf(code))).size === 1;
  return (
    <>
      <BetHelp
        board={board}
        rules={room.rules}
        texts={texts}
        odds={hasOnePrice && board.kinds[0] ? oddsText(board.kinds[0].code) : null}
      />
      <div className={styles.choices}>
        {typed && <WayChoice way={way} t={t} onWay={setWay} />}
        {!isText && (
          <Switch
            label={t('showHistory')}
            checked={hasHistory}
            onChange={(event) => setHistory(event.target.checked)}
          />
        )}
      </div>
      {isText ? (
        <TextEntryField text={text} report={report} example={typedExample(typed)} texts={texts} onText={setText} />
      ) : (
        <BetBoard
          board={board}
          texts={texts}
          history={hasHistory ? room.history : NO_HISTORY}
          selection={selection}
          stateOf={(cell) => cellState(cell, room)}
          oddsOf={hasOnePrice ? null : ({ kind }) => oddsText(kind.code)}
          onChange={setSelection}
        />
      )}
      {picks.length > freeLines && (
        <p className={styles.full} role="status">
          {t('entry.full', { count: freeLines, number: freeLines })}
        </p>
      )}
      <StakeBar
        rules={room.rules}
        stake={stake}
        picks={picks}
        oddsOf={oddsOf}
        kind={board.kinds[0]}
        texts={texts}
        onRandom={(count) => onAdd(randomPicks(board, count))}
        canAdd={picks.length > 0 && picks.length <= freeLines}
        onAdd={() => {
          onAdd(picks);
          setSelection(NOTHING);
          setText('');
        }}
      />
    </>
  );
}

interface WayChoiceProps {
  readonly way: Way;
  readonly t: BetTexts['t'];
  readonly onWay: (way: Way) => void;
}

const WayChoice = ({ way, t, onWay }: WayChoiceProps) => (
  <Segmented
    label={t('entry.way')}
    options={WAYS.map((value) => ({ value, label: t(`entry.${value}`) }))}
    value={way}
    onValueChange={(value) => onWay(value as Way)}
  />
);

const NO_HISTORY: Room['history'] = [];

const draw = fairDrawFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Random units of a board, each of a random kind of it. */
const randomPicks = ({ kinds }: Board, count: number): KindPick[] =>
  Array.from({ length: count }, () => kinds[draw(kinds.length)]).flatMap((kind) =>
    kind ? [{ kind, pick: randomPick(kind, draw) }] : [],
  );
