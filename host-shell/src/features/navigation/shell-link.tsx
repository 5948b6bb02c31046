import { useShell } from '@marquee/kit';
import type { ComponentProps } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isHomePath } from '../routing/home-paths';

type ShellLinkProps = Omit<ComponentProps<typeof NavLink>, 'to'> & { readonly to: string };

/** A link of the site's own chrome: knows when it is current, and fetches the page behind it on hover and focus. */
export function ShellLink({ to, onPointerEnter, onFocus, ...rest }: ShellLinkProps) {
  const { prefetch } = useShell();
  const { pathname } = useLocation();
  const isHome = to === '/' && isHomePath(pathname);
  return (
    <NavLink
      {...rest}
      to={to}
      end={to === '/'}
      {...(isHome && { 'aria-current': 'page' })}
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
