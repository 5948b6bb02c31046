import encodeQr from 'qr';
import { useMemo } from 'react';

export interface QrCodeProps {
  readonly text: string;
  readonly sizePx: number;
  readonly label: string;
}

/** Empty modules around the code, which readers need. */
const QUIET_ZONE_MODULES = 2;

/** A QR code, dark on white in every theme: that is what cameras expect. */
export function QrCode({ text, sizePx, label }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
    const marks = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: marks.join(''), side: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
