import { useShell } from '@marquee/kit';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router-dom';

type ShellLinkProps = Omit<ComponentProps<typeof NavLink>, 'to'> & { readonly to: string };

/** A link of the site's own chrome: knows when it is current, and fetches the page behind it on hover and focus. */
export function ShellLink({ to, onPointerEnter, onFocus, ...rest }: ShellLinkProps) {
  const { prefetch } = useShell();
  return (
    <NavLink
      {...rest}
      to={to}
      end={to === '/'}
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
