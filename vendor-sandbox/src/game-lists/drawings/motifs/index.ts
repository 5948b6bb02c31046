import { animalMasks } from './animal-masks';
import { arenas } from './arenas';
import { creatures } from './creatures';
import { nature } from './nature';
import type { Motif } from './paint';
import { tables } from './tables';
import { treasures } from './treasures';

/** Every drawing that can stand in the middle of a tile, by the name that the catalogue stores. */
export const motifs = { ...animalMasks, ...creatures, ...treasures, ...nature, ...tables, ...arenas } satisfies Record<
  string,
  Motif
>;

export type MotifName = keyof typeof motifs;

export const isMotifName = (name: string): name is MotifName => Object.hasOwn(motifs, name);
