import { useShell } from '@marquee/kit';
import type { ComponentProps } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { isHomePath } from './home-paths';
import { lotterySection } from './lottery-section';

type ShellLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string };

/** A link of the site's own chrome: knows when it is current, and fetches the page behind it on hover and focus. */
export function ShellLink({ to, onPointerEnter, onFocus, ...rest }: ShellLinkProps) {
  const { prefetch } = useShell();
  const current = useIsCurrent(to);
  return (
    <Link
      {...rest}
      to={to}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
}

/** Every address of the home page counts as the home page; a link with a query or an anchor means just that. */
function useIsCurrent(to: string): boolean {
  const { pathname, search, hash } = useLocation();
  if (to === '/') return isHomePath(pathname);
  if (to === lotterySection(pathname, search)) return true;
  if (/[?#]/.test(to)) return to === pathname + search + hash;
  return matchPath({ path: to, end: false, caseSensitive: true }, pathname) !== null;
}
