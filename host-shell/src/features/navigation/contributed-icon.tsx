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
  ReceiptText,
  ShieldCheck,
  TrendingUp,
  Trophy,
  User,
  Users,
  Wallet,
} from '@marquee/ui/icons';
import type { ComponentType } from 'react';

/** Icons that a manifest may name for its menu entries. */
const ICONS: Readonly<Record<string, ComponentType<{ readonly 'aria-hidden'?: boolean }>>> = {
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
  ReceiptText,
  ShieldCheck,
  TrendingUp,
  Trophy,
  User,
  Users,
  Wallet,
};

/** The icon that a manifest names, as `ReceiptText` or `receipt-text`; a general one for a name nobody knows. */
export function ContributedIcon({ name }: { readonly name: string }) {
  const key = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const Icon = ICONS[key] ?? CircleHelp;
  return <Icon aria-hidden />;
}
