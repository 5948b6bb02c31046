import { parseAmount } from '../amount';
import type { TriggerKind } from './kinds';
import type { PromotionReward } from './rewards';
import type { RuleParts } from './rule-parts';
import type { Trigger } from './triggers';

/** A contradiction in the rules of a promotion; `message` is the key of a sentence. */
export interface RuleFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Triggers that bring a figure, of which a reward may be a share. */
const WITH_FIGURE: ReadonlySet<TriggerKind> = new Set(['deposit', 'net_loss', 'turnover', 'invitation']);
/** Triggers that count play, which conditions may narrow. */
const OF_PLAY: ReadonlySet<TriggerKind> = new Set(['net_loss', 'turnover', 'ranking', 'invitation']);
/** Triggers that members wait for: they can be asked to join. */
const JOINABLE: ReadonlySet<TriggerKind> = new Set(['deposit', 'net_loss', 'turnover', 'ranking', 'mission', 'level']);

/** Parts that are each valid, yet do not fit together. */
export function ruleFaults(rules: RuleParts): RuleFault[] {
  const { trigger, reward, enrolment, delivery, claimDays } = rules;
  const faults: RuleFault[] = [];
  const fault = (message: string, ...path: (string | number)[]) => faults.push({ path, message });
  if ((trigger.kind === 'screen') !== (reward === null)) fault('reward_of_screen', 'reward');
  if (enrolment === 'join' && !JOINABLE.has(trigger.kind)) fault('not_joinable', 'enrolment');
  if ((delivery === 'claim') !== (claimDays !== null)) fault('claim_days', 'claimDays');
  if (reward) faults.push(...rewardFaults(reward, trigger, ['reward']));
  return [...faults, ...triggerFaults(trigger), ...playFaults(rules)];
}

function triggerFaults(trigger: Trigger): RuleFault[] {
  if (trigger.kind === 'invitation' && trigger.invitedReward)
    return rewardFaults(trigger.invitedReward, trigger, ['trigger', 'invitedReward']);
  if (trigger.kind !== 'deposit') return [];
  const faults: RuleFault[] = [];
  if (trigger.nth !== null && trigger.frequency !== 'once')
    faults.push({ path: ['trigger', 'frequency'], message: 'nth_once' });
  if (new Set(trigger.weekdays).size < trigger.weekdays.length)
    faults.push({ path: ['trigger', 'weekdays'], message: 'twice' });
  return faults;
}

function playFaults({ trigger, conditions: { gameTypes, vendors } }: RuleParts): RuleFault[] {
  const counts = OF_PLAY.has(trigger.kind) && !(trigger.kind === 'net_loss' && trigger.basis === 'cash');
  const faults: RuleFault[] = [];
  if (!counts && gameTypes.length > 0) faults.push({ path: ['conditions', 'gameTypes'], message: 'no_play_counted' });
  if (!counts && vendors.length > 0) faults.push({ path: ['conditions', 'vendors'], message: 'no_play_counted' });
  return faults;
}

function rewardFaults(reward: PromotionReward, trigger: Trigger, path: readonly string[]): RuleFault[] {
  const faults: RuleFault[] = [];
  const fault = (message: string, ...fields: (string | number)[]) =>
    faults.push({ path: [...path, ...fields], message });
  if ('amount' in reward) {
    const { amount } = reward;
    if ((amount.kind === 'places') !== (trigger.kind === 'ranking')) fault('places_of_ranking', 'amount', 'kind');
    else if ((amount.kind === 'percent' || amount.kind === 'tiers') && !WITH_FIGURE.has(trigger.kind))
      fault('no_figure', 'amount', 'kind');
    if (amount.kind === 'tiers' && !isRising(amount.tiers.map(({ from }) => parseAmount(from))))
      fault('not_rising', 'amount', 'tiers');
    if (amount.kind === 'places' && !isRising(amount.places.map(({ to }) => to)))
      fault('not_rising', 'amount', 'places');
  } else if (trigger.kind === 'ranking') fault('places_of_ranking', 'kind');
  if (reward.kind === 'bonus') {
    const { mode, lifetimeHours, inSteps, base, capTimes = null } = reward.bonus;
    if ((mode === 'merged') !== (lifetimeHours === null)) fault('bonus_lifetime', 'bonus', 'lifetimeHours');
    if (inSteps && mode !== 'released') fault('bonus_steps', 'bonus', 'inSteps');
    if (capTimes !== null && mode !== 'playable') fault('bonus_cap', 'bonus', 'capTimes');
    if (base === 'deposit_and_bonus' && trigger.kind !== 'deposit') fault('bonus_base', 'bonus', 'base');
  }
  return faults;
}

const isRising = (values: readonly (bigint | number)[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
