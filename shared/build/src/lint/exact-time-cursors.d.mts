export function comparesTimeParameter(sql: string): boolean;
