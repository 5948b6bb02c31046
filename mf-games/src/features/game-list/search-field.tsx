import { useMessages } from '@marquee/kit';
import { IconButton, Spinner } from '@marquee/ui';
import { Search, X } from '@marquee/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';
import { useDebounced } from './use-debounced';

interface SearchFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly searching: boolean;
}

const DEBOUNCE_MS = 220;

/** Answers while somebody types: what rests for a moment becomes the filter. */
export function SearchField({ value, onValueChange, searching }: SearchFieldProps) {
  const t = useMessages('games');
  const [text, setText] = useState(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const rested = useDebounced(text, DEBOUNCE_MS);
  const told = useRef(value);

  useEffect(() => {
    if (rested !== text || rested === told.current) return;
    told.current = rested;
    onValueChange(rested);
  }, [rested, text, onValueChange]);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  // At once: a filter that is chosen next must not find the old words.
  const clear = () => {
    setText('');
    told.current = '';
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
        placeholder={t('list.searchPlaceholder')}
        aria-label={t('list.search')}
        onChange={(event) => setText(event.target.value)}
      />
      {searching && <Spinner className={styles.spinner} />}
      {text !== '' && <IconButton size="sm" icon={<X />} label={t('list.clearSearch')} onClick={clear} />}
    </search>
  );
}
