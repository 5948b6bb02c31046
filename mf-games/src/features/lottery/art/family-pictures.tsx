import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { ReactNode } from 'react';

interface BallProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
  readonly children: string;
}

/** A ball with a number, lit from above. */
export const Ball = ({ x, y, r, fill, children }: BallProps) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy={r * 0.96} rx={r * 0.8} ry={r * 0.18} fill="#000" opacity=".28" />
    <circle r={r} fill={fill} />
    <path d={`M${-r} 0A${r} ${r} 0 0 0 ${r} 0A${r} ${r * 0.72} 0 0 1 ${-r} 0Z`} fill="#000" opacity=".2" />
    <ellipse
      cx={-r * 0.34}
      cy={-r * 0.52}
      rx={r * 0.3}
      ry={r * 0.18}
      fill="#fff"
      opacity=".7"
      transform="rotate(-28)"
    />
    <circle r={r * 0.58} fill="#fff" />
    <text y={r * 0.27} fill="#171a26" fontSize={r * 0.78} fontWeight="800" textAnchor="middle">
      {children}
    </text>
  </g>
);

const Ground = ({ fill, glow }: { readonly fill: string; readonly glow: string }) => (
  <>
    <path d="M0 0h96v96H0z" fill={fill} />
    <circle cx="48" cy="40" r="46" fill={glow} opacity=".5" />
    <circle cx="48" cy="40" r="30" fill={glow} opacity=".6" />
  </>
);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  6: [
    [-8, -9],
    [8, -9],
    [-8, 0],
    [8, 0],
    [-8, 9],
    [8, 9],
  ],
};

const Die = ({
  x,
  y,
  turn,
  pips,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly pips: 3 | 5 | 6;
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-16" y="-13" width="32" height="32" rx="7" fill="#000" opacity=".3" />
    <rect x="-16" y="-16" width="32" height="32" rx="7" fill="#fffdf7" />
    <path d="M-16 9a7 7 0 0 0 7 7H9a7 7 0 0 0 7-7c-8 4-24 4-32 0z" fill="#d9d2c0" />
    {PIPS[pips]?.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.4" fill="#c7241f" />
    ))}
  </g>
);

/** Windows of a drum with its digits. */
const Drum = ({ digits, fill }: { readonly digits: string; readonly fill: string }) => {
  const width = 72 / digits.length;
  return (
    <>
      <rect x="8" y="24" width="80" height="50" rx="9" fill="#171a26" />
      <rect x="8" y="24" width="80" height="8" rx="4" fill="#fff" opacity=".16" />
      {[...digits].map((digit, at) => (
        <g key={at} transform={`translate(${12 + at * width} 0)`}>
          <rect x="1" y="34" width={width - 2} height="32" rx="3.5" fill="#fffdf7" />
          <path d={`M1 38a3.5 3.5 0 0 1 3.5-4H${width - 4.5}a3.5 3.5 0 0 1 3.5 4v4H1z`} fill="#000" opacity=".14" />
          <text
            x={width / 2}
            y="57"
            fill={fill}
            fontSize={Math.min(22, width * 1.3)}
            fontWeight="800"
            textAnchor="middle"
          >
            {digit}
          </text>
        </g>
      ))}
    </>
  );
};

const CAR = (
  <>
    <path d="M6 34h26M2 46h20M8 58h18" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" />
    <ellipse cx="54" cy="71" rx="34" ry="4" fill="#000" opacity=".35" />
    <path
      d="M20 60c0-7 6-9 13-10l8-11c2-3 5-4 9-4h11c5 0 8 2 11 5l7 8c9 1 13 4 13 10v5c0 2-1 3-3 3H23c-2 0-3-1-3-3z"
      fill="#ffcf3f"
    />
    <path d="M39 50l6-8c2-2 3-3 6-3h4v11zm20-11h3c3 0 5 1 7 3l6 8H59z" fill="#12324a" />
    <path d="M20 58h72v5c0 2-1 3-3 3H23c-2 0-3-1-3-3z" fill="#d8952a" />
    <path d="M82 46h8l3 5h-8z" fill="#c7241f" />
    <circle cx="37" cy="66" r="8.5" fill="#171a26" />
    <circle cx="37" cy="66" r="3.6" fill="#c3c9d3" />
    <circle cx="76" cy="66" r="8.5" fill="#171a26" />
    <circle cx="76" cy="66" r="3.6" fill="#c3c9d3" />
    <circle cx="57" cy="57" r="7" fill="#fff" />
    <text x="57" y="61" fill="#171a26" fontSize="11" fontWeight="800" textAnchor="middle">
      1
    </text>
  </>
);

const CLOVER = (
  <g fill="#39b162">
    {[0, 90, 180, 270].map((turn) => (
      <path
        key={turn}
        d="M0 0C-14 0-22-5-22-13c0-7 9-9 13-4C-5-24 8-18 0 0z"
        transform={`translate(30 32) rotate(${turn})`}
      />
    ))}
    <path d="M30 34c2 12 6 18 13 24l4-3c-7-5-11-11-13-21z" fill="#237a41" />
  </g>
);

/** One picture for each family of results. */
export const FAMILY_PICTURES: Readonly<Partial<Record<LotteryShape, ReactNode>>> = {
  'five-digit': (
    <>
      <Ground fill="#5a1f8a" glow="#8b3fc4" />
      <Ball x={27} y={37} r={17} fill="#f4603c">
        5
      </Ball>
      <Ball x={69} y={35} r={17} fill="#2fa7e0">
        0
      </Ball>
      <Ball x={48} y={65} r={20} fill="#f5b83d">
        9
      </Ball>
    </>
  ),
  pk10: (
    <>
      <Ground fill="#0d4f7d" glow="#1a84c0" />
      <path d="M0 66h96v30H0z" fill="#22303f" />
      <path d="M4 84h16M32 84h16M60 84h16M88 84h8" stroke="#fff" strokeWidth="3" opacity=".6" />
      {CAR}
    </>
  ),
  k3: (
    <>
      <Ground fill="#7d1420" glow="#c22f3c" />
      <Die x={30} y={38} turn={-14} pips={5} />
      <Die x={66} y={34} turn={12} pips={3} />
      <Die x={49} y={67} turn={3} pips={6} />
    </>
  ),
  'eleven-five': (
    <>
      <Ground fill="#0b5d59" glow="#159a8e" />
      <Ball x={35} y={42} r={24} fill="#f4603c">
        11
      </Ball>
      <Ball x={66} y={63} r={19} fill="#f5b83d">
        5
      </Ball>
    </>
  ),
  lucky28: (
    <>
      <Ground fill="#12482f" glow="#1d7a4c" />
      {CLOVER}
      <Ball x={60} y={60} r={24} fill="#f5b83d">
        28
      </Ball>
    </>
  ),
  'mark-six': (
    <>
      <Ground fill="#3a1145" glow="#7a2a86" />
      <Ball x={24} y={34} r={15} fill="#c62828">
        7
      </Ball>
      <Ball x={58} y={26} r={13} fill="#1558b0">
        26
      </Ball>
      <Ball x={30} y={68} r={13} fill="#1b6e36">
        33
      </Ball>
      <Ball x={66} y={62} r={21} fill="#f5b83d">
        49
      </Ball>
    </>
  ),
  'four-digit': (
    <>
      <Ground fill="#8a4a0c" glow="#d4842a" />
      <Drum digits="4826" fill="#8a2f0c" />
    </>
  ),
  'sea-six-digit': (
    <>
      <Ground fill="#1d3a8a" glow="#3f6bd4" />
      <Drum digits="603917" fill="#1d3a8a" />
    </>
  ),
};
