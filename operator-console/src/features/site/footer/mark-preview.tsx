import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styles from './footer.module.css';
import type { Footer } from './use-footer';
import type { FooterValues } from './use-footer-form';

interface MarkPreviewProps {
  readonly form: UseFormReturn<FooterValues>;
  readonly grounds: NonNullable<Footer['grounds']>;
  readonly srcOf: (imageId: string) => string;
}

const THEMES = { dark: 'footer.onDark', light: 'footer.onLight' } as const;

/** The pictures at the size of the footer, on what they stand on in both themes of the brand. */
export function MarkPreview({ form, grounds, srcOf }: MarkPreviewProps) {
  const t = useMessages('console');
  const marks = useWatch({ control: form.control, name: 'marks' });
  return (
    <div className={styles.previews}>
      {(['dark', 'light'] as const).map((theme) => (
        <figure key={theme}>
          <figcaption>{t(THEMES[theme])}</figcaption>
          <ul className={styles.marks}>
            {marks.map(({ imageId, place }) => (
              <li key={imageId} className={styles.mark} style={{ backgroundColor: grounds[theme] }}>
                <img src={srcOf(imageId)} alt={t(`footer.place.${place}`)} />
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}
