import { writeCoveragePage } from './coverage-page';

writeCoveragePage();
