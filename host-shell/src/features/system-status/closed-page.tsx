import { useBrand } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import type { ReactNode } from 'react';
import { BrandHorizon } from '../footer/brand-horizon';
import { ServiceLinks } from '../service-links/service-links';
import styles from './closed-page.module.css';

interface ClosedPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** The whole page while the site is closed to the visitor, with the ways to reach customer service. */
export function ClosedPage({ icon, title, children }: ClosedPageProps) {
  const { code, name, customerService } = useBrand();
  return (
    <main className={styles.page}>
      <Logo brand={code as 'sundarban'} name={name} size="lg" />
      <section className={styles.panel}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        <ServiceLinks contacts={customerService.filter(({ csType }) => csType !== 'LIVECHAT')} />
      </section>
      <BrandHorizon className={styles.horizon} />
    </main>
  );
}
