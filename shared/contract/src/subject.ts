/**
 * The header that says whose an answer is, and in a request whose page asks: the opaque id of the signed-in person, or
 * `guest`.
 */
export const SUBJECT_HEADER = 'x-subject';
export const GUEST_SUBJECT = 'guest';
