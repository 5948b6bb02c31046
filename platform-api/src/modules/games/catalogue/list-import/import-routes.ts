import type { On } from '../../../../platform/http/call-registrar';
import type { GameImports } from './import-service';

export function gameImportRoutes(on: On, imports: GameImports): void {
  on('gameImport.overview', (_input, caller) => imports.overview(caller));
  on('gameImport.start', (request, caller) => imports.start(caller, request));
  on('gameImport.read', ({ importId }, caller) => imports.read(caller, importId));
  on('gameImport.rows', (request, caller) => imports.rows(caller, request));
  on('gameImport.apply', (request, caller) => imports.apply(caller, request));
}
