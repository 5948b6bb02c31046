/** How the audit log and proof pictures name a withdrawal. */
export const subjectOf = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;
