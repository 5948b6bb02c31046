import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatedFiles } from './generated-files';

const root = resolve(import.meta.dirname, '../../..');
for (const [path, content] of Object.entries(generatedFiles())) writeFileSync(resolve(root, path), content);
