import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  FileText,
  Gift,
  ListOrdered,
  Mail,
  Pause,
  ReceiptText,
  ShieldCheck,
  TicketPercent,
  TrendingUp,
  Trophy,
  UserPlus,
  Wallet,
} from '@marquee/ui/icons';
import type { ComponentType } from 'react';

/** Icons that a manifest may name for an entry of this menu. */
const ICONS: Readonly<Record<string, ComponentType<{ readonly 'aria-hidden': boolean }>>> = {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Gift,
  ListOrdered,
  Mail,
  Pause,
  ReceiptText,
  ShieldCheck,
  TicketPercent,
  TrendingUp,
  Trophy,
  UserPlus,
  Wallet,
};

export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? FileText;
  return <Icon aria-hidden={true} />;
}
