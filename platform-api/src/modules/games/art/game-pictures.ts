import { availableParallelism } from 'node:os';
import type { GameType } from '@marquee/contract/constants';
import { Failure } from '../../../platform/failure';
import { createWorkQueue } from '../../../platform/work-queue';
import { drawInHouseTile } from './in-house-tiles';
import { PAINTED_SCALES, paint, type PictureKind } from './paint';
import { createPictureMemory, type Picture, pictureOf } from './picture-memory';
import type { PictureStore } from './picture-store';
import { drawTile } from './tile';
import { drawWideTile } from './wide-tile';

/** What a picture of a game depends on. */
export interface PicturedGame {
  readonly code: string;
  readonly type: GameType;
  readonly motif: string;
  readonly vendor: { readonly code: string };
  readonly names: { readonly en: string };
}

/** Some 2,000 pictures: a lobby shows the same few hundred, and the disk holds the others. */
const REMEMBERED_BYTES = 32 * 2 ** 20;
/** Uses at most half of the processors, and half of the thread pool that files and digests need too. */
const PAINTED_AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** Some pages of new games; further requests are refused with a retry hint. */
const MOST_WAITING = 400;

/**
 * Pictures of games as WebP: from memory, else from the disk, else drawn and painted.
 * @returns the picture of a game, null for an in-house game without one
 */
export function createGamePictures(store: PictureStore, paintSvg: typeof paint = paint) {
  const remembered = createPictureMemory(REMEMBERED_BYTES);
  const enqueue = createWorkQueue({
    concurrency: PAINTED_AT_ONCE,
    maxWaiting: MOST_WAITING,
    refuse: () => new Failure('too_many_requests'),
  });

  const make = async (game: PicturedGame, kind: PictureKind, name: string): Promise<Picture | null> => {
    const storedPicture = await store.read(name);
    if (storedPicture) return pictureOf(storedPicture, 'image/webp');
    const svg = draw(game, kind.startsWith('wide'));
    if (svg === null) return null;
    const content = await enqueue(() => paintSvg(svg, PAINTED_SCALES[kind]));
    await store.keep(name, content);
    return pictureOf(content, 'image/webp');
  };

  return (game: PicturedGame, kind: PictureKind): Promise<Picture | null> => {
    // The name is a digest of the content, so a renamed game gets a new picture.
    const name = JSON.stringify([game.vendor.code, game.code, game.type, game.names.en, game.motif, kind]);
    return remembered(name, () => make(game, kind, name));
  };
}

function draw({ vendor, code, type, names, motif }: PicturedGame, wide: boolean): string | null {
  const subject = { vendorCode: vendor.code, gameCode: code, name: names.en, motif };
  if (type === 'bgs') return drawInHouseTile(subject, wide);
  return wide ? drawWideTile(subject) : drawTile(subject);
}
