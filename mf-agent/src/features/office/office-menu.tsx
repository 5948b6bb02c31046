import {
  labelOf,
  menuOf,
  useBadgeCount,
  useBoot,
  useFormat,
  useLanguage,
  useMessages,
  useSession,
  useShell,
} from '@marquee/kit';
import { FrameMenu, FrameMenuBadge, frameMenuEntry } from '@marquee/ui/frame-menu';
import { Headset, Megaphone } from '@marquee/ui/icons';
import { MenuIcon } from '@marquee/ui/menu-icon';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useIsOwner } from './use-is-owner';

/** Where the shell's announcements stand among the entries of the manifests. */
const ANNOUNCEMENTS_ORDER = 30;

type Entry = ReturnType<typeof menuOf>[number];

/** The menu of the back office: whatever the manifests of the enabled remotes declare for it, the announcements, and customer service at the end. */
export function OfficeMenu() {
  const t = useMessages('agent');
  const boot = useBoot();
  const { pathname } = useLocation();
  const { state, member } = useSession();
  const isOwner = useIsOwner();
  const entries = menuOf(boot, 'agent', state, member?.facts);
  const isBefore = ({ order }: Entry) => order < ANNOUNCEMENTS_ORDER;
  return (
    <FrameMenu label={t('office.menu')} current={pathname}>
      {entries.filter(isBefore).map((entry) => (
        <OfficeLink key={`${entry.remote} ${entry.id}`} entry={entry} />
      ))}
      <ShellPopup modal="publicModal" label={t('office.announcements')} icon={<Megaphone aria-hidden="true" />} />
      {entries
        .filter((entry) => !isBefore(entry))
        .map((entry) => (
          <OfficeLink key={`${entry.remote} ${entry.id}`} entry={entry} />
        ))}
      {isOwner && (
        <ShellPopup modal="customerService" label={t('office.support')} icon={<Headset aria-hidden="true" />} />
      )}
    </FrameMenu>
  );
}

function OfficeLink({ entry: { remote, to, icon, labelKey, badgeTopic } }: { readonly entry: Entry }) {
  const boot = useBoot();
  const language = useLanguage();
  return (
    <li>
      <NavLink to={to} end caseSensitive className={frameMenuEntry}>
        <MenuIcon name={icon} />
        {labelOf(boot, remote, labelKey, language)}
        {badgeTopic !== undefined && <Count topic={badgeTopic} />}
      </NavLink>
    </li>
  );
}

function Count({ topic }: { readonly topic: string }) {
  const { number } = useFormat();
  const count = useBadgeCount(topic);
  return count === 0 ? null : <FrameMenuBadge>{number(count)}</FrameMenuBadge>;
}

interface ShellPopupProps {
  readonly modal: 'publicModal' | 'customerService';
  readonly label: string;
  readonly icon: ReactNode;
}

/** An entry that opens a popup of the shell. */
function ShellPopup({ modal, label, icon }: ShellPopupProps) {
  const { openModal } = useShell();
  return (
    <li>
      <button type="button" className={frameMenuEntry} onClick={() => openModal(modal)}>
        {icon}
        {label}
      </button>
    </li>
  );
}
