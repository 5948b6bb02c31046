import { FIREBASE_SMS_WAIT_MS } from '@marquee/contract/constants';
import { createStore, useStore } from 'zustand';
import { useSecondsLeft } from '../verification/use-seconds-left';

/** Epoch milliseconds before which the brand's page for phones sends no other SMS. It outlives the popups. */
const store = createStore(() => 0);

export const phoneWait = {
  begin: (): void => store.setState(Date.now() + FIREBASE_SMS_WAIT_MS, true),
  /** No SMS was sent. */
  forget: (): void => store.setState(0, true),
};

/** Seconds until the page for phones may be asked again. */
export const usePhoneWait = (): number => useSecondsLeft(useStore(store));
