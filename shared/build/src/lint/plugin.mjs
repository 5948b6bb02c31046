import { exactTimeCursors } from './exact-time-cursors.mjs';
import { keptCallbacks } from './kept-callbacks.mjs';
import { noLiteralSpread } from './no-literal-spread.mjs';
import { sizedImages } from './sized-images.mjs';
import { sqlInRepositories } from './sql-in-repositories.mjs';
import { textsInCatalogues } from './texts-in-catalogues.mjs';
import { wholeLists } from './whole-lists.mjs';

export default {
  meta: { name: 'marquee' },
  rules: {
    'exact-time-cursors': exactTimeCursors,
    'kept-callbacks': keptCallbacks,
    'no-literal-spread': noLiteralSpread,
    'sized-images': sizedImages,
    'sql-in-repositories': sqlInRepositories,
    'texts-in-catalogues': textsInCatalogues,
    'whole-lists': wholeLists,
  },
};
