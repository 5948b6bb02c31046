import { labelOf, menuOf, useBrand, useLanguage, useMessages, useSession } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { CircleHelp } from '@marquee/ui/icons';
import { useCurrentBoot } from '../../app/boot';
import { CategoryIcon } from '../navigation/category-icon';
import { ContributedIcon } from '../navigation/contributed-icon';
import type { SiteMenu } from '../navigation/use-menu';
import { ServiceIcon } from '../service-links/service-icon';
import { SideLanguage } from './side-language';
import { SideLink } from './side-link';
import styles from './side-menu.module.css';

interface SideMenuContentProps {
  readonly menu: SiteMenu;
  readonly expanded: boolean;
  readonly onLeave?: () => void;
}

const WAITING_LINES = 7;

/** Categories, what remotes contribute, help and customer service, and the language. */
export function SideMenuContent({ menu, expanded, onLeave }: SideMenuContentProps) {
  const t = useMessages('shell');
  const boot = useCurrentBoot();
  const language = useLanguage();
  const { state } = useSession();
  const { customerService } = useBrand();
  const link = { expanded, onLeave };
  return (
    <nav className={styles.content} aria-label={t('navigation.side')}>
      <ul className={styles.group}>
        {menu.entries.map((entry) => (
          <SideLink
            key={entry.key}
            {...link}
            to={entry.to}
            icon={<CategoryIcon category={entry.key} />}
            label={t(`category.${entry.key}`)}
          />
        ))}
        {menu.loading && (
          <li className={styles.waiting}>
            <Skeleton height="1.25rem" shape="block" lines={WAITING_LINES} />
          </li>
        )}
        {menuOf(boot, 'side', state).map(({ id, remote, labelKey, icon, to }) => (
          <SideLink
            key={id}
            {...link}
            to={to}
            icon={<ContributedIcon name={icon} />}
            label={labelOf(boot, remote, labelKey, language)}
          />
        ))}
      </ul>
      <ul className={styles.group}>
        <SideLink {...link} to="/help" icon={<CircleHelp aria-hidden="true" />} label={t('help.title')} />
        {customerService.map((service) => (
          <SideLink
            key={service.path}
            {...link}
            href={service.path}
            icon={<ServiceIcon type={service.csType} />}
            label={service.title}
          />
        ))}
      </ul>
      <SideLanguage expanded={expanded} />
    </nav>
  );
}
