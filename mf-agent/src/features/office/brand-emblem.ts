import type { LogoProps } from '@marquee/ui';

/** The emblem of a brand; brands are added with their emblem in the design system. */
export const brandLook = (code: string): LogoProps['brand'] => (code === 'meridian' ? 'meridian' : 'sundarban');
