import { hashKey, type QueryKey } from '@tanstack/react-query';

/** Of a query hash: whose answer it keeps. */
const SEPARATOR = ' ';
const GUEST = 'guest';

/**
 * Keeps the answers of each person apart, whatever the key of a query: no account ever sees what was read for another one.
 * @param subject id of the person whose page this is; null for a guest
 */
export const subjectKeys = (subject: () => string | null) => {
  const current = () => subject() ?? GUEST;
  return {
    queryKeyHashFn: (key: QueryKey) => `${current()}${SEPARATOR}${hashKey(key)}`,
    /** After signing in, what a guest saw stays until the answers of the account are there. */
    placeholderData: <Data>(previous: Data | undefined, query: { readonly queryHash: string } | undefined) => {
      const owner = ownerOf(query);
      return owner === GUEST && owner !== current() ? previous : undefined;
    },
  };
};

const ownerOf = (query: { readonly queryHash: string } | undefined) => query?.queryHash.split(SEPARATOR, 1)[0];

/** Shows the last page of a list while the next one loads: that of the same person, or of the guest before. */
export const previousOf =
  (subject: string | null) =>
  <Data>(previous: Data | undefined, query: { readonly queryHash: string } | undefined): Data | undefined => {
    const owner = ownerOf(query);
    return owner === GUEST || owner === (subject ?? GUEST) ? previous : undefined;
  };
