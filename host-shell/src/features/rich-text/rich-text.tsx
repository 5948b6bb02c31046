import DOMPurify from 'dompurify';
import { useMemo } from 'react';
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
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Text with markup from an operator, cleaned before it is shown. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
