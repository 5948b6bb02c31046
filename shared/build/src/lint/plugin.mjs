import { exactTimeCursors } from './exact-time-cursors.mjs';
import { sizedImages } from './sized-images.mjs';
import { textsInCatalogues } from './texts-in-catalogues.mjs';
import { wholeLists } from './whole-lists.mjs';

export default {
  meta: { name: 'marquee' },
  rules: {
    'exact-time-cursors': exactTimeCursors,
    'sized-images': sizedImages,
    'texts-in-catalogues': textsInCatalogues,
    'whole-lists': wholeLists,
  },
};
