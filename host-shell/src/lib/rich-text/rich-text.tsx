import { useShell } from '@marquee/kit';
import DOMPurify from 'dompurify';
import { useEffect, useMemo, useRef } from 'react';
import styles from './rich-text.module.css';

/** What rich text may be made of; the server has cleaned it too, when it was written. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
    'hr',
    'span',
    'code',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/* Pictures come from the site; the library would let inline ones through on its own account. */
DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'src' && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** Text with markup from an operator, cleaned before it is shown, in the direction of the language that it is in. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  const root = useRef<HTMLDivElement>(null);
  const { navigate } = useShell();
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent) => {
      const address = insideAddress(event);
      if (address === null) return;
      event.preventDefault();
      navigate(address);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={root} dir="auto" className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** The page of this site that a plain click on a link of the text asks for. */
function insideAddress({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const address = target.closest('a')?.getAttribute('href') ?? '';
  return address.startsWith('/') ? address : null;
}
