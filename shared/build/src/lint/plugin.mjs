import { exactTimeCursors } from './exact-time-cursors.mjs';
import { textsInCatalogues } from './texts-in-catalogues.mjs';

export default {
  meta: { name: 'marquee' },
  rules: { 'exact-time-cursors': exactTimeCursors, 'texts-in-catalogues': textsInCatalogues },
};
