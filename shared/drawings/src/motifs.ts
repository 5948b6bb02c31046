import { animalMasks } from './motifs/animal-masks';
import { arenas } from './motifs/arenas';
import { creatures } from './motifs/creatures';
import { nature } from './motifs/nature';
import type { Motif } from './paint';
import { tables } from './motifs/tables';
import { treasures } from './motifs/treasures';

/** Every motif for the middle of a tile, by the name stored in the catalogue. */
export const motifs = { ...animalMasks, ...creatures, ...treasures, ...nature, ...tables, ...arenas } satisfies Record<
  string,
  Motif
>;

export type MotifName = keyof typeof motifs;

export const isMotifName = (name: string): name is MotifName => Object.hasOwn(motifs, name);
