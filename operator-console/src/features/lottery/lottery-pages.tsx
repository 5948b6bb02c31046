import { Navigate, Route, Routes } from 'react-router-dom';
import { DrawPage } from './draw/draw.page';
import { DrawsPage } from './draws/draws.page';

/** All pages below `/lottery`: loaded together, since they bring the rules of the games. */
export default function LotteryPages() {
  return (
    <Routes>
      <Route path="draws" element={<DrawsPage />} />
      <Route path="draws/:drawId" element={<DrawPage />} />
      <Route path="*" element={<Navigate to="/lottery/draws" replace />} />
    </Routes>
  );
}
