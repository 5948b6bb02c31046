import { type Translate, useMessages } from '@marquee/kit/i18n/use-messages';

/** Namespace of this site's catalogues. */
export const MESSAGES = 'inHouse';

/** The texts of this site in the page's language. */
export const useText = (): Translate => useMessages(MESSAGES);
