// One refresh runtime for the shell and all remotes of a page, so that modules registered by one re-render in the React
// of the other.
globalThis.marqueeRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis.marqueeRefreshRuntime;
