/** @deprecated Every call of the table has a handler; goes in contract 2. */
export const plannedCalls = {} as const;
