import { createStore, useStore } from 'zustand';

const underWay = createStore(() => false);

/** Whether the person is signing out: the live stream may say that the session has ended before the call's answer does. */
export const isSigningOut = underWay.getState;

export const setSigningOut = (isUnderWay: boolean): void => underWay.setState(isUnderWay, true);

/** Whether the person is signing out; re-renders when that changes. */
export const useSigningOut = (): boolean => useStore(underWay);
