import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { useText } from '../app/use-text';

interface DraftFieldProps {
  readonly label: string;
  /** What holds now, as it is written. */
  readonly value: string;
  /** Takes a text over. @returns how it is written from now on, null when it says nothing that is possible */
  readonly onText: (text: string) => string | null;
}

/** A field whose text counts as soon as it says something possible; until then what held goes on. */
export function DraftField({ label, value, onText }: DraftFieldProps) {
  const t = useText();
  const [draft, setDraft] = useState({ value, text: value, isPossible: true });
  // A text that has been taken over stays as it was typed, even where it is written otherwise.
  const shown = draft.value === value ? draft : { text: value, isPossible: true };
  const read = (text: string) => {
    const written = onText(text.trim());
    setDraft({ value: written ?? value, text, isPossible: written !== null });
  };
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      label={label}
      value={shown.text}
      error={shown.isPossible ? undefined : t('errors.validation_failed')}
      onChange={(event) => read(event.target.value)}
    />
  );
}
