/* Hardly ever needed, so neither is in the first script. */
export { MaintenancePage } from './maintenance.page';
export { RegionPage } from './region.page';
