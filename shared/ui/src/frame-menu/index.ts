export { FrameMenu, FrameMenuBadge, frameMenuEntry } from './frame-menu';
