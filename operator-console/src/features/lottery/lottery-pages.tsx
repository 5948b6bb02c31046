import { lotteryNames } from '@marquee/contract/lottery/messages/catalogue';
import { useCatalogue } from '@marquee/kit/i18n/use-catalogue';
import { Skeleton } from '@marquee/ui';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../lib/layout/not-found.page';
import { DrawPage } from './draw/draw.page';
import { DrawsPage } from './draws/draws.page';
import { ExposurePage } from './exposure/exposure.page';
import { FairnessPage } from './fairness/fairness.page';
import { LOTTERY_NAMES } from './lottery-names';
import { RunsPage } from './runs/runs.page';
import { SettingsPage } from './settings/settings.page';
import { TicketPage } from './tickets/ticket.page';
import { TicketsPage } from './tickets/tickets.page';

/** All pages below `/lottery`: loaded together, since they bring the rules of the games. */
export default function LotteryPages() {
  if (!useCatalogue(LOTTERY_NAMES, lotteryNames)) return <Skeleton shape="block" height="20rem" />;
  return (
    <Routes>
      <Route path="draws" element={<DrawsPage />} />
      <Route path="draws/:drawId" element={<DrawPage />} />
      <Route path="exposure/:drawId/:brand?" element={<ExposurePage />} />
      <Route path="tickets/:drawId/:brand?" element={<TicketsPage />} />
      <Route path="ticket/:ticketId/:brand" element={<TicketPage />} />
      <Route path="odds/:brand?/:gameCode?" element={<SettingsPage />} />
      <Route path="settlement" element={<RunsPage />} />
      <Route path="fairness/:view?" element={<FairnessPage />} />
      <Route index element={<Navigate to="/lottery/draws" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
