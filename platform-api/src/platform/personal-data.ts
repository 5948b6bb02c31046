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
