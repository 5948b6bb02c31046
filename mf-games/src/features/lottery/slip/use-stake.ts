import { AMOUNT_PATTERN, parseAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { groupOdds } from '@marquee/contract/lottery/group-odds';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useState } from 'react';
import { unitStakes } from './unit-stakes';

export type PlayMenu = CallValue<'lottery.playMenu'>;

/** How much a member stakes on a unit: in official mode unit x multiple and a prize group, in credit mode a free amount. */
export function useStake(menu: PlayMenu, mode: LotteryMode) {
  const units = unitStakes(menu.leastStake);
  const [unit, setUnit] = useState(units[0] ?? 0n);
  const [multiple, setMultiple] = useState(1);
  const [freeStake, setFreeStake] = useState(menu.leastStake);
  const [requestedGroup, setGroup] = useState<number | null>(null);
  const groups = mode === 'LOTT' ? menu.groups : null;
  const group = groups && Math.min(groups.highest, Math.max(groups.lowest, requestedGroup ?? groups.highest));
  const free = AMOUNT_PATTERN.test(freeStake) ? parseAmount(freeStake) : 0n;
  return {
    mode,
    units,
    unit,
    setUnit,
    multiple,
    setMultiple,
    freeStake,
    setFreeStake,
    groups,
    group,
    setGroup,
    /** Ledger units. */
    unitStake: mode === 'LOTT' ? unit * BigInt(multiple) : free > 0n ? free : 0n,
  };
}

export type Stake = ReturnType<typeof useStake>;

/** Thousandths that a kind pays now; undefined where the game does not offer it. */
export function oddsAt(
  rules: LotteryRules,
  { kinds }: PlayMenu,
  group: number | null,
): (code: string) => number | undefined {
  const offered = new Map(kinds.map(({ code, odds }) => [code, odds]));
  return (code) => {
    const kind = rules.kind(code);
    if (!kind || !offered.has(code)) return undefined;
    return group === null ? offered.get(code) : groupOdds(kind, group);
  };
}
