import { StoreDown } from './store/store-down';

/** What is wrong below the product: the database or the store of files does not answer, or nothing can be written. */
export type InfrastructureFault = 'database_down' | 'store_down' | 'storage_full';

/** A read-only server (25006) is a replica, or a primary that is none any more: the wrong server. */
const DOWN =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|25006|57P0[123]|53300)$/;
const FULL = /^(ENOSPC|EDQUOT|EROFS|53100)$/;
/** Failures of the driver that have no code. */
const DOWN_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Recognises them in an error of the driver, the store or the file system, or in its causes; null for any other. */
export function infrastructureFaultOf(error: unknown): InfrastructureFault | null {
  for (let next = error, depth = 0; next instanceof Error && depth < 5; next = causeOf(next), depth += 1) {
    if (next instanceof StoreDown) return 'store_down';
    const { code } = next as NodeJS.ErrnoException;
    if (typeof code === 'string' && FULL.test(code)) return 'storage_full';
    if ((typeof code === 'string' && DOWN.test(code)) || DOWN_TEXT.test(next.message)) return 'database_down';
  }
  return null;
}

/** Node tries all addresses of a host name and reports their errors together. */
const causeOf = (error: Error): unknown =>
  error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
