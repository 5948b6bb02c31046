import { instantGames } from '@marquee/contract/fairness/instant-games';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { useText } from '../app/use-text';
import { codeOf, type InstantInput } from './verify-params';

interface InstantFieldsProps {
  readonly input: InstantInput;
  readonly onChange: (input: InstantInput) => void;
}

/** What was chosen for the round, as its details tell it; taken over as soon as the game has it. */
export function InstantFields({ input, onChange }: InstantFieldsProps) {
  const t = useText();
  const told = writtenOf(input.options);
  const hasSpots = 'bets' in input.options;
  const [draft, setDraft] = useState({ told, text: told });
  const text = draft.told === told ? draft.text : told;
  const read = (next: string) => {
    const options = optionsIn(next, hasSpots);
    const parsed = instantGames[codeOf(input.game)].optionsSchema.safeParse(options);
    setDraft({ told: parsed.success ? writtenOf({ ...parsed.data }) : told, text: next });
    if (parsed.success) onChange({ ...input, options: { ...parsed.data } });
  };
  const isPossible = instantGames[codeOf(input.game)].optionsSchema.safeParse(optionsIn(text, hasSpots)).success;
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      label={t('verify.options')}
      value={text}
      error={isPossible ? undefined : t('errors.validation_failed')}
      onChange={(event) => read(event.target.value)}
    />
  );
}

/** `{ "rows": 12, "risk": "low" }` as people write it: `rows 12, risk low`; lists with spaces, bets by their spots. */
export function writtenOf(options: InstantInput['options']): string {
  return Object.entries(options.bets ?? options)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' ') : String(value)}`)
    .join(', ');
}

/** @param hasSpots the options are bets on spots: `player 10.00, tie 2.50` */
export function optionsIn(text: string, hasSpots: boolean): Record<string, unknown> {
  const entries = Object.fromEntries(
    text.split(',').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      if (hasSpots) return [name, values.join(' ')];
      return [name, name === 'picks' ? values.map(valueIn) : valueIn(values.join(' '))];
    }),
  );
  return hasSpots ? { bets: entries } : entries;
}

function valueIn(text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
