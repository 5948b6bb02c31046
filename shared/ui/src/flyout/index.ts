export { Flyout, FlyoutLink, type FlyoutLinkProps, type FlyoutProps, type FlyoutTrigger } from './flyout';
