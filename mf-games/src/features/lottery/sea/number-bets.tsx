import { namesOf } from '@marquee/contract/lottery/selection/outcomes';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { useShell } from '@marquee/kit';
import { Chip } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useMemo, useState } from 'react';
import type { KindPick } from '../bets/selection';
import { DigitPad } from '../official/digit-pad';
import { KindHelp } from '../official/kind-help';
import { NumberBoard } from '../official/number-board';
import { NumberGroups } from '../official/number-groups';
import { TextEntry } from '../official/text-entry';
import frame from '../room/fast-room.module.css';
import { betOn, type BetToggle, betToggles } from './bet-toggles';
import type { SeaBetsProps } from './sea-bets';
import { SeaSlip } from './sea-slip';
import { StakeForAll } from './stake-for-all';
import styles from './number-bets.module.css';
import { useTabChoice } from '../slip/use-tab-choice';
import { useNumberSlip } from './use-number-slip';
import { useStakeForAll } from './use-stake-for-all';

const ENTRIES = ['pad', 'text'] as const;
type Entry = (typeof ENTRIES)[number];
const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Bets on the ends of a number: ways of one width toggled together, and each number added to all of them. */
export function NumberBets({ room, menu, oddsOf, texts }: SeaBetsProps) {
  const { t } = texts;
  const shell = useShell();
  const toggles = useMemo(() => betToggles(room.rules, (code) => oddsOf(code) !== undefined), [room.rules, oddsOf]);
  const [requested, setRequested] = useTabChoice(`lottery-bet:${menu.gameCode}`, '');
  const numberSlip = useNumberSlip(room);
  const stake = useStakeForAll(menu);
  const defaultToggle = toggles.find(({ id }) => id === 'top3') ?? toggles[0];
  const on = toggles.filter(({ id }) => requested.split('.').includes(id));
  const active = on.length > 0 ? on : defaultToggle ? [defaultToggle] : [];
  const [main] = active;
  const kind = main?.kinds[0];
  // Numbers of a width are read by a kind that names all of them.
  const written = room.rules.kinds.find(
    ({ family, outcomes }) => family === 'list' && main && outcomes.size === 10 ** main.width,
  );
  if (!main || !kind || !written) return null;

  const toggle = (next: BetToggle) => {
    const ids = active.filter(({ width }) => width === next.width).map(({ id }) => id);
    setRequested((ids.includes(next.id) ? ids.filter((id) => id !== next.id) : [...ids, next.id]).join('.'));
  };
  const betsOn = (number: string): KindPick[] => active.flatMap((item) => betOn(item, number) ?? []);
  const add = (groups: readonly TypedNumbers[]) => {
    const left = numberSlip.add(
      groups.flatMap(({ numbers, stake: typed }) =>
        numbers.flatMap(betsOn).map((bet) => ({ bet, unitStake: stake.unitStakeOf(typed) })),
      ),
    );
    if (left > 0) shell.toast({ kind: 'warning', message: t('slip.full', { count: left, lines: texts.number(left) }) });
  };
  const hasNumber = (number: string) => betsOn(number).every(numberSlip.has);
  return (
    <div className={frame.bets}>
      <section className={frame.play} aria-label={t('bets.title')}>
        <div className={styles.toggles} role="group" aria-label={t('bets.kinds')}>
          {toggles.map((item) => (
            <Chip key={item.id} selected={active.includes(item)} onClick={() => toggle(item)}>
              {t(`toggle.${item.id}`)}
            </Chip>
          ))}
        </div>
        {active.flatMap(({ kinds }) =>
          kinds.map((each) => (
            <Help key={each.code} kind={each} room={room} odds={oddsOf(each.code) ?? 0} texts={texts} />
          )),
        )}
        <NumberEntry
          key={main.width}
          toggle={main}
          kind={kind}
          written={written}
          room={room}
          texts={texts}
          hasNumber={hasNumber}
          onSelect={(numbers, isOn) => (isOn ? add([{ numbers }]) : numberSlip.remove(numbers.flatMap(betsOn)))}
          onAdd={add}
        />
        <StakeForAll stake={stake} texts={texts} onApply={numberSlip.stakeAll} />
      </section>
      <SeaSlip room={room} menu={menu} oddsOf={oddsOf} numberSlip={numberSlip} texts={texts} />
    </div>
  );
}

/** Numbers, and the stake that was typed beside them. */
interface TypedNumbers {
  readonly numbers: readonly string[];
  readonly stake?: string | undefined;
}

interface NumberEntryProps extends Pick<SeaBetsProps, 'room' | 'texts'> {
  readonly toggle: BetToggle;
  readonly kind: LotteryKind;
  /** Reads typed numbers of this width. */
  readonly written: LotteryKind;
  readonly hasNumber: (number: string) => boolean;
  readonly onSelect: (numbers: readonly string[], isOn: boolean) => void;
  readonly onAdd: (groups: readonly TypedNumbers[]) => void;
}

/** A board of single digits; a pad, number groups or text for longer numbers. */
function NumberEntry({ toggle, kind, written, room, texts, hasNumber, onSelect, onAdd }: NumberEntryProps) {
  const { t } = texts;
  const [entry, setEntry] = useState<Entry>('pad');
  if (toggle.width === 1) {
    const names = namesOf(kind.outcomes);
    return (
      <NumberBoard
        label={t(`toggle.${toggle.id}`)}
        names={names}
        selected={new Set(names.filter(hasNumber).map(Number))}
        stateOf={(outcome) => room.stateOf(kind, outcome)}
        omissions={[]}
        texts={texts}
        onToggle={(digit) => onSelect([String(digit)], !hasNumber(String(digit)))}
      />
    );
  }
  return (
    <>
      <Segmented
        label={t('entry.title')}
        options={ENTRIES.map((value) => ({ value, label: t(`entry.${value}`) }))}
        value={entry}
        onValueChange={(value) => setEntry(value as Entry)}
      />
      {entry === 'pad' && <DigitPad width={toggle.width} texts={texts} onAdd={(numbers) => onAdd([{ numbers }])} />}
      {entry === 'pad' && toggle.width === 2 && (
        <NumberGroups
          selected={new Set(NUMBERS.filter(hasNumber).map(Number))}
          texts={texts}
          onSelect={(numbers, isOn) =>
            onSelect(
              numbers.map((number) => NUMBERS[number] ?? ''),
              isOn,
            )
          }
        />
      )}
      {entry === 'text' && (
        <TextEntry
          key={written.code}
          kind={written}
          texts={texts}
          onAdd={(entries) =>
            onAdd(entries.map(({ pick, stake }) => ({ numbers: (pick[0] ?? []).map(written.outcomes.nameOf), stake })))
          }
        />
      )}
    </>
  );
}

interface HelpProps extends Pick<SeaBetsProps, 'room' | 'texts'> {
  readonly kind: LotteryKind;
  readonly odds: number;
}

const Help = ({ kind, odds, room, texts }: HelpProps) => (
  <div className={styles.help}>
    <p className={styles.name}>{texts.kind(kind)}</p>
    <KindHelp kind={kind} odds={odds} rules={room.rules} latest={room.results[0]} texts={texts} />
  </div>
);
