/** The store cannot be reached, refuses, or answers with something else than what was stored. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}
