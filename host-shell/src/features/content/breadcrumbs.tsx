import { useMessages } from '@marquee/kit';
import { ChevronRight } from '@marquee/ui/icons';
import { ShellLink } from '../navigation/shell-link';
import styles from './content.module.css';

interface BreadcrumbsProps {
  /** Between the home page and the page itself. */
  readonly above?: readonly { readonly to: string; readonly label: string }[];
  readonly here: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ above = [], here }: BreadcrumbsProps) {
  const t = useMessages('shell');
  return (
    <nav className={styles.breadcrumbs} aria-label={t('content.breadcrumbs')}>
      <ol>
        {[{ to: '/', label: t('home.title') }, ...above].map(({ to, label }) => (
          <li key={to}>
            <ShellLink to={to}>{label}</ShellLink>
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
