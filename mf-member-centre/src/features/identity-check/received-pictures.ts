import type { IdentityCheck } from '@marquee/contract/calls/identity';
import type { IdentityPictureKind } from '@marquee/contract/identity';

/** When the server received a picture of a check; null: it has none. */
export const receivedAtOf = (check: IdentityCheck | null, kind: IdentityPictureKind): string | null =>
  check?.pictures.find((picture) => picture.kind === kind)?.receivedAt ?? null;
