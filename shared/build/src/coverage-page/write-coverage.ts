import { writeFileSync } from 'node:fs';
import { inRepository } from '../paths';
import { COVERAGE_PAGE, coveragePage } from './coverage-page';

writeFileSync(inRepository(COVERAGE_PAGE), coveragePage());
