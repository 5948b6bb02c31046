import { bootstrap } from './bootstrap.mjs';

await bootstrap('test/run-all');
