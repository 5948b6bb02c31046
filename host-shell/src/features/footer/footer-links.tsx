import { useBrand, useMessages, useSession, useShell } from '@marquee/kit';
import type { ReactNode } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { invitationAddress } from '../navigation/invitation-address';
import { ShellLink } from '../../lib/shell-link';
import { ContactLink, contactName } from '../support/contact-link';
import type { SiteMenu } from '../navigation/use-menu';
import styles from './site-footer.module.css';

const SHOWN_CATEGORIES = 6;
const ABOUT = ['about', 'blog', 'news', 'licences', 'responsible', 'terms'] as const;

/** Columns of links; only what stands is named. */
export function FooterLinks({ menu }: { readonly menu: SiteMenu }) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const { customerService } = useBrand();
  const { state } = useSession();
  const invitation = invitationAddress(useCurrentBoot(), state);
  const categories = menu.filter(({ key }) => key !== 'HOME').slice(0, SHOWN_CATEGORIES);
  return (
    <div className={styles.columns}>
      <div className={styles.columnLine}>
        {categories.length > 0 && (
          <Column title={t('footer.games')}>
            {categories.map(({ key, to }) => (
              <li key={key}>
                <ShellLink to={to}>{t(`category.${key}`)}</ShellLink>
              </li>
            ))}
          </Column>
        )}
        <Column title={t('footer.help')}>
          <li>
            <ShellLink to="/help">{t('footer.link.help')}</ShellLink>
          </li>
          <li>
            <ShellLink to="/beginner">{t('content.page.beginner')}</ShellLink>
          </li>
          <li>
            <button type="button" onClick={() => openModal('feedbackModal')}>
              {t('feedback.title')}
            </button>
          </li>
          {invitation && (
            <li>
              <ShellLink to={invitation}>
                {t(state === 'agent' ? 'footer.link.affiliate' : 'footer.link.invite')}
              </ShellLink>
            </li>
          )}
        </Column>
        <Column title={t('footer.about')}>
          {ABOUT.map((page) => (
            <li key={page}>
              <ShellLink to={`/${page}`}>
                {page === 'blog' || page === 'news' ? t(`content.${page}.title`) : t(`content.page.${page}`)}
              </ShellLink>
            </li>
          ))}
        </Column>
        {customerService.length > 0 && (
          <Column title={t('footer.service')}>
            {customerService.map((contact) => (
              <li key={contact.csType + contact.title}>
                <ContactLink contact={contact}>{contactName(t, contact)}</ContactLink>
              </li>
            ))}
          </Column>
        )}
      </div>
    </div>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
