import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../field';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown'> {
  /** What is searched for now, as the address has it. */
  readonly value: string;
  /** Takes the trimmed text once typing pauses, or at once with Enter. */
  readonly onSearch: (text: string) => void;
}

const PAUSE_MS = 250;

/** A search while typing that asks once per pause, not per letter. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const applied = useRef(value);

  // The address changes by itself, too: one step back, or by a link.
  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setText(value);
  }, [value]);

  const apply = (wanted: string) => {
    if (wanted === applied.current) return;
    applied.current = wanted;
    onSearch(wanted);
  };

  // With the latest `onSearch`: other filters may have changed while somebody types.
  const applyTyped = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyTyped(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const applyAtOnce = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) apply(text.trim());
  };
  return (
    <TextField
      {...field}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={applyAtOnce}
    />
  );
}
