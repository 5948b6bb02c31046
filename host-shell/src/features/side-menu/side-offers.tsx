import { useMessages, useSession } from '@marquee/kit';
import { Gem, UserPlus } from '@marquee/ui/icons';
import { useCurrentBoot } from '../../lib/boot';
import { invitationAddress } from '../navigation/invitation-address';
import { leadsSomewhere, type PageRoute } from '../routing/page-route';
import { SideLink } from './side-link';
import styles from './side-menu.module.css';

interface SideOffersProps {
  readonly routes: readonly PageRoute[];
  readonly expanded: boolean;
  readonly onLeave: (() => void) | undefined;
}

const BONUS = '/promotions?type=newbie';

/** The bonus of new members and the invitation of friends, each where the brand has it. */
export function SideOffers({ routes, ...link }: SideOffersProps) {
  const t = useMessages('shell');
  const boot = useCurrentBoot();
  const { state } = useSession();
  const hasBonus = leadsSomewhere(routes, BONUS);
  const invitation = invitationAddress(boot, state);
  if (!hasBonus && !invitation) return null;
  return (
    <ul className={styles.group}>
      {hasBonus && <SideLink {...link} to={BONUS} icon={<Gem aria-hidden="true" />} label={t('sideMenu.bonus')} />}
      {invitation && (
        <SideLink
          {...link}
          to={invitation}
          icon={<UserPlus aria-hidden="true" />}
          label={t(state === 'agent' ? 'footer.link.affiliate' : 'footer.link.invite')}
        />
      )}
    </ul>
  );
}
