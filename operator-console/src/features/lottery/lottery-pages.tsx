import { Navigate, Route, Routes } from 'react-router-dom';
import { DrawPage } from './draw/draw.page';
import { DrawsPage } from './draws/draws.page';
import { ExposurePage } from './exposure/exposure.page';
import { FairnessPage } from './fairness/fairness.page';
import { RunsPage } from './runs/runs.page';
import { SettingsPage } from './settings/settings.page';

/** All pages below `/lottery`: loaded together, since they bring the rules of the games. */
export default function LotteryPages() {
  return (
    <Routes>
      <Route path="draws" element={<DrawsPage />} />
      <Route path="draws/:drawId" element={<DrawPage />} />
      <Route path="exposure/:drawId/:brand?" element={<ExposurePage />} />
      <Route path="odds/:brand?/:gameCode?" element={<SettingsPage />} />
      <Route path="settlement" element={<RunsPage />} />
      <Route path="fairness/:view?" element={<FairnessPage />} />
      <Route path="*" element={<Navigate to="/lottery/draws" replace />} />
    </Routes>
  );
}
