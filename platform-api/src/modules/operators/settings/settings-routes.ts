import type { On } from '../../../platform/http/call-registrar';
import type { BrandSettings } from './settings-service';

/** Operators read and set the settings of a brand. */
export function brandSettingsRoutes(on: On, settings: BrandSettings): void {
  on('brandSettings.read', ({ brand }, caller) => settings.read(caller, brand));
  on('brandSettings.set', (request, caller) => settings.set(caller, request));
}
