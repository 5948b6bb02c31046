import { infrastructureFaultOf } from '../infrastructure-fault';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/** The logged fields of an error. One below the product has no stack: a database that is down has none of ours. */
export function errorLog(error: Error): LoggedError {
  const { code } = error as NodeJS.ErrnoException;
  const fault = infrastructureFaultOf(error);
  const fields = { type: error.name, message: error.message, ...(code !== undefined && { code }) };
  if (fault) return { ...fields, fault, stack: '' };
  const cause = error.cause instanceof Error ? errorLog(error.cause) : error.cause;
  return { ...fields, stack: error.stack ?? '', ...(cause !== undefined && { cause }) };
}
