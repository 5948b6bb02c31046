/** What shell and remotes may use of zustand. */
export { create, createStore, useStore } from 'zustand';
