/** Address of the service worker of a brand's site, whose scope is the whole site. */
export const APP_WORKER_ADDRESS = '/app-worker.js';
