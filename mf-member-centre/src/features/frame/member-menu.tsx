import { labelOf, menuOf, useBoot, useLanguage, useMessages, useSession } from '@marquee/kit';
import { FrameMenu, frameMenuEntry } from '@marquee/ui/frame-menu';
import { MenuIcon } from '@marquee/ui/menu-icon';
import { NavLink, useLocation } from 'react-router-dom';
import { MenuBadge } from './menu-badge';

/** The menu of the member centre: whatever the manifests of the enabled remotes declare for it, in their order. */
export function MemberMenu() {
  const t = useMessages('member');
  const boot = useBoot();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { state, member } = useSession();
  const entries = menuOf(boot, 'member', state, member?.facts);
  return (
    <FrameMenu label={t('menu.title')} current={pathname}>
      {entries.map(({ remote, id, to, icon, labelKey, badgeTopic }) => (
        <li key={`${remote} ${id}`}>
          <NavLink to={to} end caseSensitive className={frameMenuEntry}>
            <MenuIcon name={icon} />
            {labelOf(boot, remote, labelKey, language)}
            {badgeTopic !== undefined && <MenuBadge topic={badgeTopic} />}
          </NavLink>
        </li>
      ))}
    </FrameMenu>
  );
}
