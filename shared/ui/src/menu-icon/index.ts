export { MenuIcon } from './menu-icon';
