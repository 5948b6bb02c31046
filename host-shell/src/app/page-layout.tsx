import { useMessages, useNear } from '@marquee/kit';
import { cx } from '@marquee/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../lib/use-loaded';
import { useLateParts } from '../features/floating-bar/use-late-parts';
import { SiteHeader } from '../features/header/site-header';
import { useMenu } from '../features/navigation/use-menu';
import type { PageFrame, PageRoute } from '../features/routing/page-route';
import { SideMenu } from '../features/side-menu/side-menu';
import { useSideMenu } from '../features/side-menu/side-menu-state';
import styles from './page-layout.module.css';

/** Below the fold of every page, so it loads when the page's end is near. */
const loadFooter = () => import(/* webpackChunkName: "site-footer" */ '../features/footer/site-footer');
const FOOTER_MARGIN_PX = 600;

interface PageLayoutProps {
  readonly frame: PageFrame;
  readonly routes: readonly PageRoute[];
  readonly children: ReactNode;
}

/**
 * The frame around a page: everything on ordinary pages, no side menu around a game, customer service alone beside the agents'
 * back office, nothing around their log-in and what stands alone.
 */
export function PageLayout({ frame, routes, children }: PageLayoutProps) {
  if (frame === 'agent' || frame === 'alone') return <main id="main">{children}</main>;
  if (frame === 'office') return <OfficePage>{children}</OfficePage>;
  return (
    <FramedPage frame={frame} routes={routes}>
      {children}
    </FramedPage>
  );
}

/** The back office brings its own header and menu. */
function OfficePage({ children }: Pick<PageLayoutProps, 'children'>) {
  const FloatingBar = useLateParts()?.FloatingBar;
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {FloatingBar && <FloatingBar collapsed="gutter" />}
    </>
  );
}

function FramedPage({ frame, routes, children }: PageLayoutProps) {
  const isGame = frame === 'game';
  const t = useMessages('shell');
  const menu = useMenu(routes);
  const { expanded, isByWidth } = useSideMenu();
  const [endRef, isEndNear] = useNear<HTMLDivElement>(FOOTER_MARGIN_PX);
  const Footer = useLoaded(loadFooter, isEndNear)?.SiteFooter;
  const FloatingBar = useLateParts()?.FloatingBar;
  return (
    <div className={cx(styles.page, isGame && styles.game)} data-frame={frame}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <SiteHeader menu={menu} routes={routes} hasSideMenu={!isGame} />
      {!isGame && <SideMenu menu={menu} routes={routes} expanded={expanded} isByWidth={isByWidth} />}
      <div className={styles.column}>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {FloatingBar && <FloatingBar collapsed={isGame ? 'inline' : frame === 'member' ? 'gutter' : undefined} />}
        <div ref={endRef}>{Footer && <Footer menu={menu} />}</div>
      </div>
    </div>
  );
}
