/** How long the dice tumble, the last of them a little longer, and a moment to see them. */
export const ROLL_MS = 2_100;
