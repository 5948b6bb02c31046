import { useMessages } from '@marquee/kit';
import { IconButton, Spinner } from '@marquee/ui';
import { Search, X } from '@marquee/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';
import { useDebouncedValue } from './use-debounced-value';

interface SearchFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly searching: boolean;
  /** What is searched; games without it. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Takes the focus at once, as in a popup that is opened to search. */
  readonly focusOnOpen?: boolean | undefined;
}

const DEBOUNCE_MS = 220;

/** Search while typing: the text becomes the filter after a pause. */
export function SearchField(props: SearchFieldProps) {
  const { value, onValueChange, searching, label, placeholder, focusOnOpen = false } = props;
  const t = useMessages('games');
  const [text, setText] = useState(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const debouncedText = useDebouncedValue(text, DEBOUNCE_MS);
  const appliedText = useRef(value);

  useEffect(() => {
    if (debouncedText !== text || debouncedText === appliedText.current) return;
    appliedText.current = debouncedText;
    onValueChange(debouncedText);
  }, [debouncedText, text, onValueChange]);

  useEffect(() => {
    if (value === appliedText.current) return;
    appliedText.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (focusOnOpen) inputRef.current?.focus();
  }, [focusOnOpen]);

  // Without the pause: the next filter must not be combined with the old text.
  const clear = () => {
    setText('');
    appliedText.current = '';
    onValueChange('');
    inputRef.current?.focus();
  };
  return (
    <search className={styles.box}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        className={styles.input}
        value={text}
        maxLength={60}
        placeholder={placeholder ?? t('list.searchPlaceholder')}
        aria-label={label ?? t('list.search')}
        onChange={(event) => setText(event.target.value)}
      />
      {searching && <Spinner className={styles.spinner} />}
      {text !== '' && <IconButton size="sm" icon={<X />} label={t('list.clearSearch')} onClick={clear} />}
    </search>
  );
}
