// One refresh run time for the shell and all remotes of a page: what one registers, the other's React re-renders.
globalThis.marqueeRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis.marqueeRefreshRuntime;
