/** Of a ticket's state. */
export const TICKET_TONES = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  pushed: 'neutral',
  returned: 'warning',
} as const;
