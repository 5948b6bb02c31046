import { boardGroups, type RowLabel } from './boards';
import type { LotteryRules } from './define-rules';
import { ballsOfAnimal } from './games/mark-six';
import { animalOfBall } from './lunar-years';
import type { LotteryKind, LotteryMode } from './selection/kind';

/** Words of `messages/<language>.json` by their key. */
export type NameOf = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Numbers stand for themselves; so do the balls of an animal, whose name is a matter of the lunar year. */
export function outcomeName(name: string, t: NameOf): string {
  if (/^\d+$/.test(name)) return name;
  return ballsOfAnimal(name)?.map(ballName).join(' ') ?? t(`outcome.${name}`);
}

const ballName = (ball: number): string => String(ball).padStart(2, '0');

/** `Horse (01 13 25 37 49)`: an outcome in a draw of an ISO date; without a date, and behind the table of years, the balls alone. */
export function outcomeNameOn(name: string, date: string | undefined, t: NameOf): string {
  const [first] = ballsOfAnimal(name) ?? [];
  const animal = first !== undefined && date !== undefined ? animalOfBall(first, date) : null;
  return animal ? `${t(`outcome.${animal}`)} (${outcomeName(name, t)})` : outcomeName(name, t);
}

export const rowName = ({ key, values }: RowLabel, t: NameOf): string => t(`row.${key}`, values);

/**
 * `Last three · Direct`: a kind of a lottery of balls as the tree of bets of a mode has it; one that shares its board is named by its
 * row, alone where that says it all: `Position 2`.
 */
export function treeKindName(rules: LotteryRules, mode: LotteryMode, kind: LotteryKind, t: NameOf): string {
  const place = placeOf(rules, mode, kind);
  if (!place) return kind.code;
  return place.label && place.isOnlyBoard ? rowName(place.label, t) : wholeName(place, t);
}

interface TreePlace {
  readonly group: string;
  readonly play: string;
  /** Of its row, where it shares the board with other kinds. */
  readonly label: RowLabel | null;
  readonly isOnlyBoard: boolean;
}

function placeOf(rules: LotteryRules, mode: LotteryMode, kind: LotteryKind): TreePlace | null {
  for (const { id, boards } of boardGroups(rules, mode))
    for (const { play, kinds, rows } of boards) {
      const at = kinds.indexOf(kind);
      if (at < 0) continue;
      const label = kinds.length > 1 ? (rows[at]?.label ?? null) : null;
      return { group: id, play, label, isOnlyBoard: boards.length === 1 };
    }
  return null;
}

const wholeName = ({ group, play, label }: TreePlace, t: NameOf): string =>
  `${t(`group.${group}`)} · ${label ? rowName(label, t) : t(`play.${play}.name`)}`;

/** A kind of an official lottery with numbers of its own. */
export function officialKindName(code: string, t: NameOf): string {
  const { key, size } = officialKindKey(code);
  return t(`official.kind.${key}.name`, { size });
}

/** Kinds that differ by how many numbers, orders or digits they have share a text: `x3` is `x` of 3. */
export function officialKindKey(code: string): { readonly key: string; readonly size: string } {
  const [, key = code, size = ''] = /^(i?box(?:Big|Small)|x|t|last)(\d+)$/.exec(code) ?? [];
  return { key, size };
}

/** A prize by the code of its row in the result's form. */
export const prizeName = (code: string, t: NameOf): string => t(`official.prize.${code}`);

/**
 * All kinds of a lottery by their codes, each with a name of its own, as a list without the board needs it: of those that share a
 * name, bets on a single outcome are followed by it; the others after the first are named with their group, or by their mode.
 */
export function kindNames(rules: LotteryRules, t: NameOf): ReadonlyMap<string, string> {
  const plain = new Map(rules.kinds.map((kind) => [kind, plainName(rules, kind, t)]));
  const shared = repeated([...plain.values()]);
  const taken = new Set<string>();
  return new Map(
    [...plain].map(([kind, name]) => {
      const names =
        shared.has(name) && kind.outcomes.size === 1
          ? [`${name} · ${outcomeName(kind.outcomes.nameOf(0), t)}`]
          : [name, ...namesApart(rules, kind, name, t)];
      const own = names.find((candidate) => !taken.has(candidate)) ?? kind.code;
      taken.add(own);
      return [kind.code, own];
    }),
  );
}

const plainName = (rules: LotteryRules, kind: LotteryKind, t: NameOf): string =>
  rules.form.type === 'balls' ? treeKindName(rules, modeOf(kind), kind, t) : officialKindName(kind.code, t);

/** The first of its modes. */
const modeOf = ({ modes }: LotteryKind): LotteryMode => modes[0] ?? 'ZY';

function namesApart(rules: LotteryRules, kind: LotteryKind, name: string, t: NameOf): readonly string[] {
  const place = placeOf(rules, modeOf(kind), kind);
  return [...(place ? [wholeName(place, t)] : []), `${name} · ${t(`mode.${modeOf(kind)}`)}`];
}

/** Values that come more than once. */
const repeated = (values: readonly string[]): ReadonlySet<string> =>
  new Set(values.filter((value, at) => values.indexOf(value) !== at));
