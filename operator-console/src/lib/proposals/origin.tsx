interface OriginProps {
  readonly of: { readonly reason: string; readonly proposedBy: string | null; readonly decidedBy: string | null };
}

/** Who proposed and decided something, and why. */
export const Origin = ({ of: { reason, proposedBy, decidedBy } }: OriginProps) => (
  <small dir="auto">{[[proposedBy, decidedBy].filter(Boolean).join(', '), reason].filter(Boolean).join(': ')}</small>
);
