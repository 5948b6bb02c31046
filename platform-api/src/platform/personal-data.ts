/**
 * Something that is held of a member, as a data export hands it over. Each module names what its tables hold; a test finds tables of
 * members that nobody named.
 */
export interface PersonalData {
  /** Name of its files in the archive, without their ending. */
  readonly file: string;
  /** Tables whose rows it hands over. */
  readonly tables: readonly string[];
  /**
   * A statement with the member's id as `$1`, its columns named as in the files. A `bigint` is an amount in ledger units, which the
   * files write in the currency; ids and counts are cast to `text` and `integer`. Secrets, and what names somebody else, stay out.
   */
  readonly text: string;
}

/** What a floor erases of a member whose closed account has reached its time, and what it keeps. */
export interface PersonalDataErasure {
  readonly erased: readonly ErasedData[];
  /** Tables of members that stay as they are, with the reason. */
  readonly kept: Readonly<Record<string, string>>;
}

interface ErasedData {
  readonly tables: readonly string[];
  /**
   * Statements that erase up to `$2` rows of the member `$1`, in their order. Each is run until it finds fewer, and again from the first
   * one after a crash: it finds no row twice.
   */
  readonly texts: readonly string[];
}
