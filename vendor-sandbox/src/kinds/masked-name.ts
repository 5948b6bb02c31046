const VISIBLE_LETTERS = 4;

/** A player as others at a table see them: the end of the id behind dots. Whole names stay with the platform. */
export const maskedName = (user: string): string => `•••${user.slice(-VISIBLE_LETTERS)}`;
