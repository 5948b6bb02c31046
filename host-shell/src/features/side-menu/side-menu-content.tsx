import { labelOf, menuOf, useBrand, useLanguage, useMessages, useSession } from '@marquee/kit';
import { CircleHelp } from '@marquee/ui/icons';
import { MenuIcon } from '@marquee/ui/menu-icon';
import { useCurrentBoot } from '../../lib/boot';
import { CategoryIcon } from '../navigation/category-icon';
import type { SiteMenu } from '../navigation/use-menu';
import type { PageRoute } from '../routing/page-route';
import { contactName } from '../support/contact-link';
import { ServiceIcon } from '../support/service-icon';
import { FeedbackEntry } from './feedback-entry';
import { SideApp } from './side-app';
import { SideLanguage } from './side-language';
import { SideLink } from './side-link';
import { SideOffers } from './side-offers';
import styles from './side-menu.module.css';

interface SideMenuContentProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
  readonly expanded: boolean;
  readonly onLeave?: () => void;
}

/** The side menu has an order of its own (specification, section 2). */
const ORDER: readonly SiteMenu[number]['key'][] = [
  'HOME',
  'PROMO',
  'LIVE',
  'SPORTS',
  'FISH',
  'PVP',
  'RNG',
  'INHOUSE',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
];
const inSideOrder = (menu: SiteMenu): SiteMenu =>
  menu.toSorted((left, right) => ORDER.indexOf(left.key) - ORDER.indexOf(right.key));

/** Categories, what remotes contribute, bonus, invitation, the app, help and customer service, and the language. */
export function SideMenuContent({ menu, routes, expanded, onLeave }: SideMenuContentProps) {
  const t = useMessages('shell');
  const boot = useCurrentBoot();
  const language = useLanguage();
  const { state, member } = useSession();
  const { customerService } = useBrand();
  const link = { expanded, onLeave };
  return (
    <nav className={styles.content} aria-label={t('navigation.side')}>
      <ul className={styles.group}>
        {inSideOrder(menu).map((entry) => (
          <SideLink
            key={entry.key}
            {...link}
            to={entry.to}
            icon={<CategoryIcon category={entry.key} />}
            label={t(`category.${entry.key}`)}
          />
        ))}
        {menuOf(boot, 'side', state, member?.facts).map(({ id, remote, labelKey, icon, to }) => (
          <SideLink
            key={id}
            {...link}
            to={to}
            icon={<MenuIcon name={icon} />}
            label={labelOf(boot, remote, labelKey, language)}
          />
        ))}
      </ul>
      <SideOffers {...link} routes={routes} />
      <SideApp expanded={expanded} onLeave={onLeave} />
      <ul className={styles.group}>
        <SideLink {...link} to="/help" icon={<CircleHelp aria-hidden="true" />} label={t('help.title')} />
        <FeedbackEntry {...link} />
        {customerService.map((service) => (
          <SideLink
            key={service.csType + service.title}
            {...link}
            contact={service}
            icon={<ServiceIcon type={service.csType} />}
            label={contactName(t, service)}
          />
        ))}
      </ul>
      <SideLanguage expanded={expanded} />
    </nav>
  );
}
