import { MEMBER_TYPE } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import type { RegisterTerms } from './register-terms';

interface TypeChoiceProps {
  readonly terms: RegisterTerms;
  readonly type: number;
  readonly onType: (type: number) => void;
}

/** Member or agent. */
export function TypeChoice({ terms, type, onType }: TypeChoiceProps) {
  const t = useMessages('agent');
  return (
    <Segmented
      label={t('team.type')}
      options={terms.types.map((value) => ({
        value: String(value),
        label: t(value === MEMBER_TYPE ? 'team.member' : 'team.agent'),
      }))}
      value={String(type)}
      onValueChange={(value) => onType(Number(value))}
    />
  );
}

interface GroupFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly terms: RegisterTerms;
}

/** The prize group of an account; empty: the agent's own. Nothing where the brand has no official lotteries. */
export function GroupField({ terms, ...field }: GroupFieldProps) {
  const t = useMessages('agent');
  const { lowestGroup, largestGroup } = terms;
  if (lowestGroup === null || largestGroup === null) return null;
  return (
    <TextField
      {...field}
      label={t('register.group')}
      hint={t('register.groupHint', { least: String(lowestGroup), most: String(largestGroup) })}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** @returns a number of the range, undefined for the agent's own, null for a wrong one */
export function readGroup(
  text: string | undefined,
  { lowestGroup, largestGroup }: RegisterTerms,
): number | undefined | null {
  const typed = text?.trim() ?? '';
  if (typed === '' || lowestGroup === null || largestGroup === null) return undefined;
  const group = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return group >= lowestGroup && group <= largestGroup ? group : null;
}

interface WayChoiceProps {
  readonly way: 'password' | 'link';
  readonly onWay: (way: 'password' | 'link') => void;
}

/** How the owner gets in for the first time. */
export function WayChoice({ way, onWay }: WayChoiceProps) {
  const t = useMessages('agent');
  return (
    <Segmented
      label={t('register.way')}
      options={(['password', 'link'] as const).map((value) => ({ value, label: t(`register.by.${value}`) }))}
      value={way}
      onValueChange={(value) => onWay(value === 'link' ? 'link' : 'password')}
    />
  );
}

/** What the agent hands to the owner: the one-time password, or the address of the activation. */
export const handedOver = (way: 'password' | 'link', secret: string): string =>
  way === 'password' ? secret : `${location.origin}/register#activate=${secret}`;
