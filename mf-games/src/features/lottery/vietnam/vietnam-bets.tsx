import { outcomeHistories } from '@marquee/contract/lottery/statistics';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { namesOf } from '@marquee/contract/lottery/selection/outcomes';
import { Chip } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useMemo, useState } from 'react';
import { KindHelp } from '../official/kind-help';
import { NumberBoard } from '../official/number-board';
import { NumberGroups } from '../official/number-groups';
import { DigitPad } from '../official/digit-pad';
import { OfficialSlip } from '../official/official-slip';
import { type EntryGroup, TextEntry } from '../official/text-entry';
import type { OfficialRoom } from '../official/use-official-room';
import type { OfficialTexts } from '../official/use-official-texts';
import { usePlaceTickets } from '../official/use-place-tickets';
import { usePointStake } from '../official/use-point-stake';
import { addToSlip, EMPTY_SLIP, linesOfSlip } from '../slip/slip';
import { oddsAt, type PlayMenu } from '../slip/use-stake';
import { useSlip } from '../slip/use-slip';
import { useTabChoice } from '../slip/use-tab-choice';
import frame from '../room/fast-room.module.css';
import { betGroups, hasBoard } from './bet-groups';
import { StakePanel } from './stake-panel';
import styles from './vietnam-bets.module.css';

interface VietnamBetsProps {
  readonly room: OfficialRoom;
  readonly menu: PlayMenu;
  readonly texts: OfficialTexts;
}

const ENTRIES = ['board', 'text'] as const;
type Entry = (typeof ENTRIES)[number];

/** The bets of a region: a kind, numbers by board, pad or text, the stake on each; and the slip beside them. */
export function VietnamBets({ room, menu, texts }: VietnamBetsProps) {
  const { t } = texts;
  const { rules, day } = room;
  const oddsOf = useMemo(() => oddsAt(rules, menu, null), [rules, menu]);
  const groups = useMemo(() => betGroups(rules, (code) => oddsOf(code) !== undefined), [rules, oddsOf]);
  const [code, setCode] = useTabChoice(`lottery-bet:${menu.gameCode}`, 'lo2');
  const [entry, setEntry] = useState<Entry>('board');
  const [outcomes, setOutcomes] = useState<readonly number[]>([]);
  const [slip, setSlip] = useSlip(menu.gameCode, 'ZY');
  const stake = usePointStake(menu);
  const place = usePlaceTickets(menu, texts, (left) => {
    if (left.length > 0) room.select(left.map(({ issue }) => issue));
    else setSlip(EMPTY_SLIP);
  });
  const group = groups.find(({ kinds }) => kinds.some((kind) => kind.code === code)) ?? groups[0];
  const kind = group?.kinds.find((candidate) => candidate.code === code) ?? group?.kinds[0];
  if (!group || !kind) return null;

  const selectKind = (next: LotteryKind) => {
    setCode(next.code);
    if (next.outcomes.size !== kind.outcomes.size) setOutcomes([]);
  };
  const select = (numbers: readonly number[], isOn: boolean) => {
    const rest = outcomes.filter((outcome) => !numbers.includes(outcome));
    const open = isOn ? numbers.filter((outcome) => room.stateOf(kind, outcome) !== 'closed') : [];
    setOutcomes([...rest, ...open].toSorted((left, right) => left - right));
  };
  const add = (entries: readonly EntryGroup[]) => {
    if (day === undefined) return;
    setSlip(
      entries.reduce((filled, { pick, stake: typed }) => {
        const unitStake = stake.unitStakeOf(kind, typed);
        return unitStake > 0n ? addToSlip(filled, day, [{ kind, pick }], unitStake) : filled;
      }, slip),
    );
  };
  return (
    <div className={frame.bets}>
      <section className={frame.play} aria-label={t('bets.title')}>
        <KindChoice groups={groups} kind={kind} texts={texts} onSelect={selectKind} />
        <KindHelp kind={kind} odds={oddsOf(kind.code) ?? 0} rules={rules} latest={room.results[0]} texts={texts} />
        <EntryChoice kind={kind} entry={entry} texts={texts} onSelect={setEntry} />
        {entry === 'text' ? (
          <TextEntry key={kind.code} kind={kind} texts={texts} onAdd={add} />
        ) : (
          <NumberEntry kind={kind} outcomes={outcomes} room={room} texts={texts} onSelect={select} />
        )}
        <StakePanel
          stake={stake}
          kind={kind}
          odds={oddsOf(kind.code) ?? 0}
          pick={entry === 'board' && outcomes.length > 0 ? [outcomes] : []}
          texts={texts}
          onAdd={() => {
            add([{ pick: [outcomes], stake: undefined }]);
            setOutcomes([]);
          }}
        />
      </section>
      <OfficialSlip
        slip={slip}
        lines={linesOfSlip(rules, slip, oddsOf)}
        room={room}
        texts={texts}
        place={place}
        onChange={setSlip}
      />
    </div>
  );
}

interface EntryChoiceProps {
  readonly kind: LotteryKind;
  readonly entry: Entry;
  readonly texts: OfficialTexts;
  readonly onSelect: (entry: Entry) => void;
}

const EntryChoice = ({ kind, entry, texts: { t }, onSelect }: EntryChoiceProps) => (
  <Segmented
    label={t('entry.title')}
    options={ENTRIES.map((value) => ({
      value,
      label: t(value === 'board' && !hasBoard(kind) ? 'entry.pad' : `entry.${value}`),
    }))}
    value={entry}
    onValueChange={(value) => onSelect(value as Entry)}
  />
);

interface KindChoiceProps {
  readonly groups: ReturnType<typeof betGroups>;
  readonly kind: LotteryKind;
  readonly texts: OfficialTexts;
  readonly onSelect: (kind: LotteryKind) => void;
}

/** All kinds by group: nothing is hidden behind a second click. */
const KindChoice = ({ groups, kind, texts, onSelect }: KindChoiceProps) => (
  <div className={styles.groups}>
    {groups.map(({ id, kinds }) => (
      <div key={id} className={styles.group} role="group" aria-label={texts.t(`group.${id}`)}>
        <span className={styles.groupName} aria-hidden="true">
          {texts.t(`group.${id}`)}
        </span>
        {kinds.map((option) => (
          <Chip key={option.code} selected={option === kind} onClick={() => onSelect(option)}>
            {texts.kind(option)}
          </Chip>
        ))}
      </div>
    ))}
  </div>
);

interface NumberEntryProps {
  readonly kind: LotteryKind;
  readonly outcomes: readonly number[];
  readonly room: OfficialRoom;
  readonly texts: OfficialTexts;
  readonly onSelect: (numbers: readonly number[], isOn: boolean) => void;
}

/** A board of the numbers, or a pad where there are more than a hundred. */
function NumberEntry({ kind, outcomes, room, texts, onSelect }: NumberEntryProps) {
  const selected = useMemo(() => new Set(outcomes), [outcomes]);
  const isBoard = hasBoard(kind);
  const names = useMemo(() => (isBoard ? namesOf(kind.outcomes) : []), [kind, isBoard]);
  const omissions = useMemo(
    () =>
      isBoard && room.history.length > 0 ? outcomeHistories(kind, room.history).map(({ omission }) => omission) : [],
    [kind, isBoard, room.history],
  );
  if (isBoard)
    return (
      <>
        {names.length === 100 && <NumberGroups selected={selected} texts={texts} onSelect={onSelect} />}
        <NumberBoard
          label={texts.kind(kind)}
          names={names}
          selected={selected}
          stateOf={(outcome) => room.stateOf(kind, outcome)}
          omissions={omissions}
          texts={texts}
          onToggle={(outcome) => onSelect([outcome], !selected.has(outcome))}
        />
      </>
    );
  return (
    <>
      <DigitPad
        key={kind.outcomes.size}
        width={kind.outcomes.nameOf(0).length}
        texts={texts}
        onAdd={(numbers) =>
          onSelect(
            numbers.map((number) => kind.outcomes.indexOf(number)),
            true,
          )
        }
      />
      <div className={styles.numbers} role="group" aria-label={texts.t('entry.numbers')} dir="ltr">
        {outcomes.map((outcome) => {
          const name = kind.outcomes.nameOf(outcome);
          return (
            <Chip
              key={outcome}
              selected
              aria-label={texts.t('entry.remove', { number: name })}
              onClick={() => onSelect([outcome], false)}
            >
              {name}
            </Chip>
          );
        })}
      </div>
    </>
  );
}
