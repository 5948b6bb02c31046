/** Milliseconds until a message is sent; null: at once. */
export const delayOf = (sendAt: Date | null, now: Date): number =>
  sendAt === null ? 0 : Math.max(0, sendAt.getTime() - now.getTime());
