import { wireRows } from './wire-table';

/** Calls of the operators' realm, by id; in a page as `wire-table.ts`. */
export const operatorWireTable = wireRows('operators');

export type OperatorCallId = keyof typeof operatorWireTable;
