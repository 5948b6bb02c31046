import { createStore, type StoreApi } from 'zustand';

/** A store that a frame renders as it stands, where React would take the state of its creation. */
export function createFrameStore<State>(initial: State): StoreApi<State> {
  const store = createStore<State>()(() => initial);
  return { ...store, getInitialState: store.getState };
}
