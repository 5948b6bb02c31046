import type { StudioEntry } from './bet-record';
import { createStudioBook, type StudioBook } from './book';
import { type Kept, type KeptSettings, openKept } from './kept';

/** The studio's book and its journal. */
export type Memory = Kept<StudioEntry, StudioBook>;

export type MemorySettings = KeptSettings;

export const openMemory = (settings: MemorySettings): Promise<Memory> =>
  openKept<StudioEntry, StudioBook>(createStudioBook, settings);
