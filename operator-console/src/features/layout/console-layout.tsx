import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { ChatLink } from '../chat/chat-link';
import { useOperator } from '../session/operator';
import styles from './console-layout.module.css';
import { LanguageSelect } from './language-select';
import { OperatorMenu } from './operator-menu';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from './wordmark';

/** Header with what the operator may open, and the page below it. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const t = useMessages('console');
  const { rights, outbox } = useOperator();
  return (
    <div className={styles.console}>
      <title>{t('title')}</title>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Link to="/remotes" className={styles.home}>
          <Wordmark />
        </Link>
        <nav className={styles.navigation} aria-label={t('nav.label')}>
          {rights.includes('remotes') && <NavLink to="/remotes">{t('nav.remotes')}</NavLink>}
          {outbox && rights.includes('outbox') && <NavLink to="/outbox">{t('nav.outbox')}</NavLink>}
          {rights.includes('brands') && <NavLink to="/brand-status">{t('nav.status')}</NavLink>}
          {rights.includes('content') && <NavLink to="/articles">{t('nav.articles')}</NavLink>}
          {rights.includes('cashier') && <NavLink to="/deposits">{t('nav.deposits')}</NavLink>}
          {rights.includes('support') && <ChatLink />}
          {rights.includes('support') && <NavLink to="/feedback">{t('nav.feedback')}</NavLink>}
          {rights.includes('cashier') && <NavLink to="/withdrawals">{t('nav.withdrawals')}</NavLink>}
          {rights.includes('cashier') && <NavLink to="/reconciliation">{t('nav.reconciliation')}</NavLink>}
          {rights.includes('audit') && <NavLink to="/audit">{t('nav.audit')}</NavLink>}
          <a href="/gallery/">{t('nav.gallery')}</a>
        </nav>
        <div className={styles.tools}>
          <LanguageSelect />
          <ThemeToggle />
          <OperatorMenu />
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
