import {
  Clapperboard,
  Club,
  Dices,
  Feather,
  Fish,
  Gamepad2,
  Gift,
  House,
  Rocket,
  Ticket,
  TicketPercent,
  Volleyball,
} from '@marquee/ui/icons';
import type { ComponentType } from 'react';
import type { CategoryEntry } from './menu-model';

const ICONS: Readonly<Record<CategoryEntry['key'], ComponentType<{ readonly 'aria-hidden'?: boolean }>>> = {
  HOME: House,
  LIVE: Clapperboard,
  SPORTS: Volleyball,
  FISH: Fish,
  PVP: Club,
  RNG: Dices,
  INHOUSE: Rocket,
  ESPORTS: Gamepad2,
  COCKFIGHT: Feather,
  ELOTT: Ticket,
  LOTT: TicketPercent,
  PROMO: Gift,
};

export function CategoryIcon({ category }: { readonly category: CategoryEntry['key'] }) {
  const Icon = ICONS[category];
  return <Icon aria-hidden />;
}
