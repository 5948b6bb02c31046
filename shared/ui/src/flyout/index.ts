export { Flyout, FlyoutLink, type FlyoutLinkProps, type FlyoutProps } from './flyout';
