import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/**
 * What every primitive of the headless library needs here: no style elements (the policy forbids them) and the page's
 * direction. It stands inside each component, since none of them knows what is around it.
 */
export function BaseProvider({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        {children}
      </DirectionProvider>
    </CSPProvider>
  );
}
