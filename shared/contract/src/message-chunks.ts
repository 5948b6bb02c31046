import type { RemoteManifest } from './remote-manifest';

type Chunks = Readonly<Record<string, unknown>>;

/**
 * Names of the chunks with the texts that contributions of a remote say: where its slots have texts of their own, slots read
 * those alone.
 * @param chunks of the release, by name
 * @param ids of the contributions
 */
export function messageChunks(
  chunks: Chunks,
  { slots }: Pick<RemoteManifest, 'slots'>,
  ids: readonly string[],
  language: string,
): string[] {
  const whole = `messages-${language}`;
  const ofSlots = `slot-messages-${language}`;
  if (!Object.hasOwn(chunks, ofSlots)) return [whole];
  const isSlot = (id: string) => slots.some((slot) => slot.id === id);
  return ids.every(isSlot) ? [ofSlots] : [ofSlots, whole];
}
