import type { IdentityHint } from '@marquee/contract/identity';
import type { CheckedPhoto } from '../../operators/uploads/image-check';

/** Tags of EXIF 2.3 in the first directory of a TIFF. */
const TAG = { make: 0x010f, software: 0x0131, place: 0x8825 } as const;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 200;
/** Text on a document can be read from this many pixels on its longer side. */
const LEGIBLE_SIDE = 1_000;
/** Programs that change pictures, as they write themselves into the file. A camera names its firmware. */
const EDITORS = /photoshop|gimp|lightroom|snapseed|picsart|canva|affinity|pixelmator|paint|meitu|facetune/i;

/**
 * What a person may want to know of a file before its metadata is gone. Screens send no camera data, but neither do messengers; and
 * whoever forges metadata is not found by it.
 */
export function photoHints({ exif, width, height }: CheckedPhoto['sent']): IdentityHint[] {
  const tags = exif ? exifTags(exif) : new Map<number, string>();
  return [
    ...(tags.has(TAG.make) ? [] : (['no_camera'] as const)),
    ...(EDITORS.test(tags.get(TAG.software) ?? '') ? (['edited'] as const) : []),
    ...(Math.max(width, height) < LEGIBLE_SIDE ? (['small'] as const) : []),
    ...(tags.has(TAG.place) ? (['has_place'] as const) : []),
  ];
}

/** The tags of the first directory with their texts; what is damaged has none. */
export function exifTags(exif: Buffer): ReadonlyMap<number, string> {
  const tags = new Map<number, string>();
  const tiff = exif.subarray(0, 4).toString('latin1') === 'Exif' ? exif.subarray(6) : exif;
  const order = tiff.subarray(0, 2).toString('latin1');
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return tags;
  const isLittle = order === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  if (directory + 2 > tiff.length) return tags;
  const count = Math.min(word(directory), MAX_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) break;
    const length = long(at + 4);
    const start = length <= 4 ? at + 8 : long(at + 8);
    tags.set(word(at), tiff.subarray(start, start + Math.min(length, 100)).toString('latin1'));
  }
  return tags;
}
