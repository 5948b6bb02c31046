import type { MenuIcon } from '@marquee/contract/menu-icons';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CircleHelp,
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
  TrendingUp,
  Trophy,
  User,
  UserPlus,
  Users,
  Wallet,
} from '@marquee/ui/icons';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean }>;

/** Pictures of the contract's icons, by name. */
const ICONS: Readonly<Record<string, Icon>> = {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
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
  TrendingUp,
  Trophy,
  User,
  UserPlus,
  Users,
  Wallet,
} satisfies Record<MenuIcon, Icon>;

/** The icon that a manifest names; a general one for a name of a later contract. */
export function ContributedIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? CircleHelp;
  return <Icon aria-hidden />;
}
