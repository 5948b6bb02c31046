/** Whether the social account that waits in this browser is to be connected with the account that logs in next. */
export const wantedConnection = { wanted: false };
