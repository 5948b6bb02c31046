import { useMessages } from '@marquee/kit';
import { TextField } from '@marquee/ui/field';
import { useEffect, useRef, useState } from 'react';

interface InboxSearchProps {
  /** As the address has it. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

const PAUSE_MS = 250;

/** Search while typing: the text is searched after a pause. */
export function InboxSearch({ search, onSearch }: InboxSearchProps) {
  const t = useMessages('member');
  const [text, setText] = useState(search);
  const applied = useRef(search);

  // The address changes by itself, too: one step back, or by a link.
  useEffect(() => {
    if (search === applied.current) return;
    applied.current = search;
    setText(search);
  }, [search]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === applied.current) return;
    const timer = setTimeout(() => {
      applied.current = wanted;
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <TextField
      label={t('inbox.search')}
      type="search"
      maxLength={64}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
