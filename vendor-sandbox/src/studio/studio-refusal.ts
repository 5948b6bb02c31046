/** Why a request of a game client is not done; the code goes to the client, which has a sentence for it. */
export class StudioRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}
