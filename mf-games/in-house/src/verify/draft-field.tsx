import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { useText } from '../app/use-text';

interface DraftFieldProps {
  readonly label: string;
  /** The value in use, as text. */
  readonly value: string;
  /** Applies a text. @returns its normal form, null when the text is not a possible value */
  readonly onText: (text: string) => string | null;
}

/** A field that applies its text as soon as it is a possible value; until then the last value stays in use. */
export function DraftField({ label, value, onText }: DraftFieldProps) {
  const t = useText();
  const [draft, setDraft] = useState({ value, text: value, isPossible: true });
  // An applied text stays as it was typed, even when its normal form differs.
  const draftInUse = draft.value === value ? draft : { text: value, isPossible: true };
  const read = (text: string) => {
    const acceptedText = onText(text.trim());
    setDraft({ value: acceptedText ?? value, text, isPossible: acceptedText !== null });
  };
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      label={label}
      value={draftInUse.text}
      error={draftInUse.isPossible ? undefined : t('errors.validation_failed')}
      onChange={(event) => read(event.target.value)}
    />
  );
}
