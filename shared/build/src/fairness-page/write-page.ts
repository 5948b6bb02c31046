import { writeFileSync } from 'node:fs';
import { FAIRNESS_PAGE, fairnessPage } from './fairness-page';

/** Writes `docs/fairness.md` anew. */
writeFileSync(FAIRNESS_PAGE, await fairnessPage());
