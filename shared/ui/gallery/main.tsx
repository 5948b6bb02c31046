import '@marquee/ui/tokens/faces.css';
import '@marquee/ui/tokens/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { applyLook } from './look';

applyLook();
const root = document.getElementById('root');
if (!root) throw new Error('The gallery page has no root element');
createRoot(root).render(<App />);
