import { useMessages } from '@marquee/kit/i18n/use-messages';
import { cx } from '@marquee/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { DisputesLink } from '../../features/agents/disputes/disputes-link';
import { ChatLink } from '../../features/members/chat/chat-link';
import { ProposalsLink } from '../../features/platform/proposals/proposals-link';
import { RollOutsLink } from '../../features/platform/roll-outs/open-alerts';
import { useOperator } from '../../lib/session/operator';
import { prefetchPage } from '../page-loaders';
import styles from './console-navigation.module.css';

interface ConsoleNavigationProps {
  /** Beside or above the page; or, on small screens, in a drawer. */
  readonly place: 'page' | 'drawer';
}

/** The pages that the operator may open, by topic. */
export function ConsoleNavigation({ place }: ConsoleNavigationProps) {
  const t = useMessages('console');
  const { rights, outbox } = useOperator();
  const navigation = usePrefetchedLinks();
  const may = (right: (typeof rights)[number]) => rights.includes(right);
  return (
    <nav ref={navigation} className={cx(styles.navigation, styles[place])} aria-label={t('nav.label')}>
      {(['cashier', 'lotteries', 'members', 'identity', 'agents'] as const).some(may) && (
        <Group>
          <ProposalsLink />
        </Group>
      )}
      {may('cashier') && (
        <Group title={t('nav.money')}>
          <NavLink to="/deposits">{t('nav.deposits')}</NavLink>
          <NavLink to="/withdrawals">{t('nav.withdrawals')}</NavLink>
          <NavLink to="/reconciliation">{t('nav.reconciliation')}</NavLink>
        </Group>
      )}
      {may('cashier') && (
        <Group title={t('nav.promotions')}>
          <NavLink to="/promotions">{t('nav.promotions')}</NavLink>
          <NavLink to="/free-bets">{t('nav.freeBets')}</NavLink>
          <NavLink to="/bonuses">{t('nav.bonuses')}</NavLink>
          <NavLink to="/points">{t('nav.points')}</NavLink>
          <NavLink to="/prizes">{t('nav.prizes')}</NavLink>
          <NavLink to="/missions">{t('nav.missions')}</NavLink>
          <NavLink to="/vip">{t('nav.vip')}</NavLink>
        </Group>
      )}
      {(may('support') || may('identity') || may('members')) && (
        <Group title={t('nav.members')}>
          {may('support') && <ChatLink />}
          {may('support') && <NavLink to="/feedback">{t('nav.feedback')}</NavLink>}
          {may('support') && <NavLink to="/member-profiles">{t('nav.memberProfiles')}</NavLink>}
          {may('identity') && <NavLink to="/identity-checks">{t('nav.identityChecks')}</NavLink>}
          {may('members') && <NavLink to="/member-messages">{t('nav.memberMessages')}</NavLink>}
          {may('members') && <NavLink to="/passkeys">{t('nav.passkeys')}</NavLink>}
          {may('members') && <NavLink to="/closed-accounts">{t('nav.closedAccounts')}</NavLink>}
        </Group>
      )}
      {may('agents') && (
        <Group title={t('nav.agents')}>
          <NavLink to="/agent-applications">{t('nav.agentApplications')}</NavLink>
          <NavLink to="/lines">{t('nav.lines')}</NavLink>
          <NavLink to="/agent-contracts">{t('nav.contracts')}</NavLink>
          <NavLink to="/agent-runs">{t('nav.agentRuns')}</NavLink>
          <NavLink to="/agent-adjustments">{t('nav.agentAdjustments')}</NavLink>
          <NavLink to="/agent-holds">{t('nav.agentHolds')}</NavLink>
          <DisputesLink />
        </Group>
      )}
      {may('lotteries') && (
        <Group title={t('nav.lotteries')}>
          <NavLink to="/lottery/draws">{t('nav.draws')}</NavLink>
          <NavLink to="/lottery/odds">{t('nav.odds')}</NavLink>
          <NavLink to="/lottery/settlement">{t('nav.settlement')}</NavLink>
          <NavLink to="/lottery/fairness">{t('nav.fairness')}</NavLink>
        </Group>
      )}
      {(may('content') || may('brands')) && (
        <Group title={t('nav.site')}>
          {may('content') && <NavLink to="/articles">{t('nav.articles')}</NavLink>}
          {may('content') && <NavLink to="/footer">{t('nav.footer')}</NavLink>}
          {may('content') && <NavLink to="/message-templates">{t('nav.messageTemplates')}</NavLink>}
          {may('brands') && <NavLink to="/games">{t('nav.games')}</NavLink>}
          {may('brands') && <NavLink to="/brand-settings">{t('nav.settings')}</NavLink>}
        </Group>
      )}
      <Group title={t('nav.platform')}>
        {may('remotes') && <NavLink to="/remotes">{t('nav.remotes')}</NavLink>}
        {may('remotes') && <NavLink to="/remote-map">{t('nav.map')}</NavLink>}
        {may('remotes') && <NavLink to="/remote-owners">{t('nav.owners')}</NavLink>}
        {may('releases') && <NavLink to="/release-tokens">{t('nav.tokens')}</NavLink>}
        {may('remotes') && <RollOutsLink />}
        {outbox && may('outbox') && <NavLink to="/outbox">{t('nav.outbox')}</NavLink>}
        {may('operators') && <NavLink to="/operators">{t('nav.operators')}</NavLink>}
        {may('audit') && <NavLink to="/audit">{t('nav.audit')}</NavLink>}
        {may('audit') && <NavLink to="/play-feed">{t('nav.playFeed')}</NavLink>}
        <a href="/gallery/">{t('nav.gallery')}</a>
      </Group>
    </nav>
  );
}

/** A page is fetched when its link is pointed at or focused, so that it is there on the click. */
function usePrefetchedLinks(): RefObject<HTMLElement | null> {
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    const stopListening = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      navigation.current?.addEventListener(type, prefetchLinked, { signal: stopListening.signal });
    return () => stopListening.abort();
  }, []);
  return navigation;
}

function prefetchLinked({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link) prefetchPage(link.pathname);
}

function Group({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
