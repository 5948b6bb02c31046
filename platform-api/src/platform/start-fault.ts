/** Why a program cannot start or go on, in one sentence for the person who runs it; a stack would add nothing. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
