import { useBrand, useMessages } from '@marquee/kit';
import { ArrowUpFromLine } from '@marquee/ui/icons';
import { useEffect, useState } from 'react';
import { ServiceIcon } from '../service-links/service-icon';
import styles from './floating-bar.module.css';

/** Far enough down that the way back is worth a button. */
const DEEP_PX = 900;

/** Customer service within reach on every page, and the way back up. Only what the brand has is shown. */
export function FloatingBar() {
  const t = useMessages('shell');
  const { customerService } = useBrand();
  const deep = useScrolledDeep();
  if (customerService.length === 0 && !deep) return null;
  return (
    <aside className={styles.bar} aria-label={t('floating_bar.label')}>
      {customerService.map(({ csType, title, path }) => (
        <a key={path} className={styles.entry} href={path} target="_blank" rel="noopener noreferrer" aria-label={title}>
          <ServiceIcon type={csType} />
          <span className={styles.name} aria-hidden="true">
            {title}
          </span>
        </a>
      ))}
      {deep && (
        <button type="button" className={styles.entry} aria-label={t('floating_bar.top')} onClick={scrollUp}>
          <ArrowUpFromLine aria-hidden="true" />
        </button>
      )}
    </aside>
  );
}

function scrollUp(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

function useScrolledDeep(): boolean {
  const [deep, setDeep] = useState(false);
  useEffect(() => {
    const measure = () => setDeep(window.scrollY > DEEP_PX);
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  return deep;
}
