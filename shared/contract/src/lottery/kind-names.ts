import { boardGroups, type RowLabel } from './boards';
import type { LotteryRules } from './define-rules';
import type { LotteryKind, LotteryMode } from './selection/kind';

/** Words of `messages/<language>.json` by their key. */
export type NameOf = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Numbers stand for themselves. */
export const outcomeName = (name: string, t: NameOf): string => (/^\d+$/.test(name) ? name : t(`outcome.${name}`));

export const rowName = ({ key, values }: RowLabel, t: NameOf): string => t(`row.${key}`, values);

/**
 * `Last three · Direct`: a kind of a lottery of balls as the tree of bets of a mode has it; one that shares its board is named by its
 * row, alone where that says it all: `Position 2`.
 */
export function treeKindName(rules: LotteryRules, mode: LotteryMode, kind: LotteryKind, t: NameOf): string {
  for (const { id, boards } of boardGroups(rules, mode))
    for (const { play, kinds, rows } of boards) {
      const at = kinds.indexOf(kind);
      if (at < 0) continue;
      const label = kinds.length > 1 ? rows[at]?.label : undefined;
      if (label && boards.length === 1) return rowName(label, t);
      return `${t(`group.${id}`)} · ${label ? rowName(label, t) : t(`play.${play}.name`)}`;
    }
  return kind.code;
}

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
 * All kinds of a lottery by their codes, each with a name of its own, as a list without the board needs it: bets on a single
 * outcome that share a name are followed by the outcome, those of two modes by the mode.
 */
export function kindNames(rules: LotteryRules, t: NameOf): ReadonlyMap<string, string> {
  const plain = new Map(
    rules.kinds.map((kind) => [
      kind,
      rules.form.type === 'balls'
        ? treeKindName(rules, kind.modes[0] ?? 'ZY', kind, t)
        : officialKindName(kind.code, t),
    ]),
  );
  const isShared = (name: string) => [...plain.values()].filter((other) => other === name).length > 1;
  return new Map(
    [...plain].map(([kind, name]) => {
      if (!isShared(name)) return [kind.code, name];
      const { outcomes, modes } = kind;
      const own = outcomes.size === 1 ? outcomeName(outcomes.nameOf(0), t) : t(`mode.${modes[0]}`);
      return [kind.code, `${name} · ${own}`];
    }),
  );
}
