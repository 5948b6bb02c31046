/* What the first screen needs. It is shared once per page, so keep it light: the heavier parts are subpaths. */
export { Badge, type BadgeProps } from './badge/badge';
export { Chip, type ChipProps } from './badge/chip';
export {
  Button,
  type ButtonStyle,
  type ButtonProps,
  buttonClass,
  LinkButton,
  type LinkButtonProps,
} from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Spinner, type SpinnerProps } from './button/spinner';
export { cx } from './cx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export type { FavouriteControl } from './game-tile/favourite-button';
export { GameTile, type GameTileProps } from './game-tile/game-tile';
export { Logo, type LogoProps } from './logo/logo';
export { Money, type MoneyProps } from './money/money';
export { type Notice, notify, subscribeToNotices } from './notify/notify';
export { Panel, type PanelProps } from './panel/panel';
export { Rail, type RailProps } from './rail/rail';
export { SnapCarousel, type SnapCarouselProps, type SnapControl } from './rail/snap-carousel';
export { type MoreLink, SectionHeader, type SectionHeaderProps } from './rail/section-header';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
