import { useBrand, useMessages } from '@marquee/kit';
import { ShellLink } from '../navigation/shell-link';
import type { SiteMenu } from '../navigation/use-menu';
import { leadsSomewhere, type PageRoute } from '../routing/page-route';
import styles from './site-footer.module.css';

interface FooterLinksProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
}

/** Sections of the help centre that people look for at the end of a page. */
const HELP = ['help', 'term', 'responsible'] as const;
const SHOWN_CATEGORIES = 6;

/** Columns of links; only what stands is named. */
export function FooterLinks({ menu, routes }: FooterLinksProps) {
  const t = useMessages('shell');
  const { customerService } = useBrand();
  const categories = menu.entries.filter(({ key }) => key !== 'HOME').slice(0, SHOWN_CATEGORIES);
  return (
    <div className={styles.columns}>
      {categories.length > 0 && (
        <nav aria-label={t('footer.games')}>
          <h2>{t('footer.games')}</h2>
          <ul>
            {categories.map(({ key, to }) => (
              <li key={key}>
                <ShellLink to={to}>{t(`category.${key}`)}</ShellLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {leadsSomewhere(routes, '/help') && (
        <nav aria-label={t('footer.help')}>
          <h2>{t('footer.help')}</h2>
          <ul>
            {HELP.map((anchor) => (
              <li key={anchor}>
                <ShellLink to={anchor === 'help' ? '/help' : `/help#${anchor}`}>{t(`footer.link.${anchor}`)}</ShellLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {customerService.length > 0 && (
        <nav aria-label={t('footer.service')}>
          <h2>{t('footer.service')}</h2>
          <ul>
            {customerService.map(({ title, path }) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
