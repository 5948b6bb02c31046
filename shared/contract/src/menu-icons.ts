/** Icons that a menu entry of a manifest may name. The shell has a picture for each. */
export const MENU_ICONS = [
  'ArrowDownToLine',
  'ArrowLeftRight',
  'ArrowUpFromLine',
  'Bell',
  'Coins',
  'Gem',
  'Gift',
  'Heart',
  'History',
  'Landmark',
  'ListOrdered',
  'Mail',
  'Pause',
  'ReceiptText',
  'ShieldCheck',
  'Sparkles',
  'Ticket',
  'TrendingUp',
  'Trophy',
  'User',
  'UserPlus',
  'Users',
  'Wallet',
] as const;

export type MenuIcon = (typeof MENU_ICONS)[number];
