import type { MenuIcon as MenuIconName } from '@marquee/contract/menu-icons';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CircleHelp,
  Coins,
  Gem,
  Gift,
  Heart,
  History,
  Landmark,
  ListOrdered,
  Mail,
  Pause,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  Ticket,
  TrendingUp,
  Trophy,
  User,
  UserPlus,
  Users,
  Wallet,
} from '../icons';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean }>;

/** Pictures of the contract's icons, by name. */
const ICONS: Readonly<Record<string, Icon>> = {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  Coins,
  Gem,
  Gift,
  Heart,
  History,
  Landmark,
  ListOrdered,
  Mail,
  Pause,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  Ticket,
  TrendingUp,
  Trophy,
  User,
  UserPlus,
  Users,
  Wallet,
} satisfies Record<MenuIconName, Icon>;

/** The icon that a manifest names for a menu entry; a general one for a name of a later contract. */
export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? CircleHelp;
  return <Icon aria-hidden />;
}
