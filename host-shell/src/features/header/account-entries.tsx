import { labelOf, menuOf, useLanguage, useSession } from '@marquee/kit';
import { MenuIcon } from '@marquee/ui/menu-icon';
import { useCurrentBoot } from '../../lib/boot';
import { ShellLink } from '../../lib/shell-link';
import { TopicCount } from '../../lib/unread-count';

/** What the remotes contribute to the account menu for this visitor, with the counts of their entries. */
export function AccountEntries({ itemClass }: { readonly itemClass: string }) {
  const boot = useCurrentBoot();
  const language = useLanguage();
  return menuOf(boot, 'account', useSession().state).map(({ id, remote, labelKey, icon, to, badgeTopic }) => (
    <ShellLink key={id} to={to} className={itemClass}>
      <MenuIcon name={icon} />
      {labelOf(boot, remote, labelKey, language)}
      {badgeTopic !== undefined && <TopicCount topic={badgeTopic} />}
    </ShellLink>
  ));
}
