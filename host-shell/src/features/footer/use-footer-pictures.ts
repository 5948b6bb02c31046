import type { FooterPicture } from '@marquee/contract/calls/footer';
import { useCall, useLanguage } from '@marquee/kit';

export const MARKS_STALE_MS = 10 * 60_000;
const NONE: readonly FooterPicture[] = [];

/** Pictures that the brand has uploaded for its footer, in their order; none where they cannot be read. */
export function useFooterPictures() {
  const { data: pictures = NONE, isPending } = useCall(
    'footer.pictures',
    { language: useLanguage() },
    { staleMs: MARKS_STALE_MS },
  );
  return { pictures, isPending };
}
