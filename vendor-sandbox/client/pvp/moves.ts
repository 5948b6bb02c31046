import type { Action } from '../../src/kinds/pvp/card-game';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Play } from '../frame/play-context';

/** A button of the action bar, with its key. */
export interface Move {
  readonly name: string;
  readonly action: Action;
  readonly key: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly isMain?: boolean;
}

type Felt<Game> = Extract<NonNullable<TableView['felt']>, { readonly game: Game }>;
type Words = Pick<Play, 't' | 'format'>;

/** What the player may do now; what is possible in no state of the hand is left out. */
export function movesOf({ felt }: TableView, words: Words): Move[] {
  if (!felt) return [];
  return felt.game === 'holdem' ? holdEmMoves(felt, words) : teenPattiMoves(felt, words);
}

function holdEmMoves({ choices }: Felt<'holdem'>, { t, format }: Words): Move[] {
  const raise = choices?.raise ?? null;
  const mustPay = choices !== null && !choices.canCheck;
  return [
    { name: 'fold', action: 'fold', key: 'f', label: t('act.fold'), isOff: !choices },
    {
      name: 'call',
      action: mustPay ? 'call' : 'check',
      key: 'c',
      label: mustPay ? t('act.call', { amount: format.amount(choices.call) }) : t('act.check'),
      isOff: !choices,
    },
    {
      name: 'raise',
      action: 'raise',
      key: 'r',
      label: raise === null ? t('act.raisePlain') : t('act.raise', { amount: format.amount(raise) }),
      isOff: raise === null,
      isMain: true,
    },
  ];
}

function teenPattiMoves({ choices, canSee }: Felt<'teenpatti'>, { t, format }: Words): Move[] {
  const pack: Move = { name: 'fold', action: 'fold', key: 'f', label: t('act.pack'), isOff: !choices };
  if (choices?.isAsked)
    return [
      pack,
      { name: 'refuse', action: 'refuse', key: 'n', label: t('act.refuse'), isOff: false },
      { name: 'accept', action: 'accept', key: 'y', label: t('act.accept'), isOff: false, isMain: true },
    ];
  const paid = (action: 'show' | 'sideShow' | 'chaal' | 'raise', key: string): Move[] => {
    const amount = choices?.[action] ?? null;
    const keepsTurn = action === 'chaal' || action === 'raise';
    if (amount === null && !keepsTurn) return [];
    const label = amount === null ? t(`act.${action}Plain`) : t(`act.${action}`, { amount: format.amount(amount) });
    return [{ name: action, action, key, label, isOff: amount === null, isMain: action === 'chaal' }];
  };
  return [
    ...(canSee ? [{ name: 'see', action: 'see', key: 's', label: t('act.see'), isOff: false } as const] : []),
    pack,
    ...paid('sideShow', 'd'),
    ...paid('show', 'w'),
    ...paid('raise', 'r'),
    ...paid('chaal', 'c'),
  ];
}
