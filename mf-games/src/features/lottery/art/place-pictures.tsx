import type { ReactNode } from 'react';

interface SkyProps {
  readonly sky: string;
  readonly low: string;
  readonly sun: string;
}

const Sky = ({ sky, low, sun }: SkyProps) => (
  <>
    <path d="M0 0h96v96H0z" fill={sky} />
    <path d="M0 46h96v50H0z" fill={low} opacity=".75" />
    <circle cx="66" cy="32" r="17" fill={sun} />
  </>
);

const Water = ({ fill }: { readonly fill: string }) => (
  <>
    <path d="M0 76h96v20H0z" fill={fill} />
    <path d="M8 82h18M40 86h22M70 81h16" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".5" />
  </>
);

/** A gate with a gallery of a round window, under two roofs. */
const NORTH = (
  <>
    <Sky sky="#b1232a" low="#e2662f" sun="#ffd45e" />
    <path d="M20 76V58h56v18h-9V64H29v12z" fill="#4a1410" />
    <path d="M14 58h68v5H14z" fill="#6e2418" />
    <path d="M26 38h44v20H26z" fill="#8f3522" />
    <circle cx="48" cy="48" r="8.5" fill="#ffd45e" />
    <path d="M48 39.5v17M39.5 48h17M42 42l12 12M54 42 42 54" stroke="#8f3522" strokeWidth="1.6" />
    <path d="M14 40c9-1 14-4 18-10h32c4 6 9 9 18 10l-3 4H17z" fill="#3a0f0d" />
    <path d="M24 30c7-1 11-4 13-9h22c2 5 6 8 13 9l-2 3H26z" fill="#5a1a14" />
    <path d="M46 13h4v9h-4z" fill="#ffd45e" />
    <Water fill="#5b1a3a" />
  </>
);

/** A covered bridge with its lanterns. */
const CENTRAL = (
  <>
    <Sky sky="#5a2a86" low="#d9518a" sun="#ffe09a" />
    <path d="M10 46c16 0 22-5 26-11h24c4 6 10 11 26 11l-4 5H14z" fill="#3a1840" />
    <path d="M20 51h56v12H20z" fill="#8a3a2a" />
    <path d="M27 51h5v12h-5zm12 0h5v12h-5zm13 0h5v12h-5zm13 0h5v12h-5z" fill="#ffcf6a" />
    <path
      d="M6 76c4-8 12-13 20-13h44c8 0 16 5 20 13H78c-3-6-9-8-14-6-4 2-6 4-6 6H38c0-2-2-4-6-6-5-2-11 0-14 6z"
      fill="#4a1c3c"
    />
    <Water fill="#2f2568" />
    <path d="M16 8v7M30 4v7" stroke="#ffe09a" strokeWidth="1.6" />
    <ellipse cx="16" cy="22" rx="7" ry="7.5" fill="#f4603c" />
    <ellipse cx="30" cy="17" rx="6" ry="6.5" fill="#ffb53d" />
    <path d="M16 29.5v5M30 23.5v5" stroke="#ffe09a" strokeWidth="2" />
  </>
);

/** A market with its clock tower. */
const SOUTH = (
  <>
    <Sky sky="#0f6d8a" low="#5ec4a8" sun="#ffe27a" />
    <path d="M6 76V58l14-8h56l14 8v18z" fill="#f3e2b4" />
    <path d="M4 59l15-10h58l15 10z" fill="#c2502f" />
    <path d="M12 64h8v12h-8zm13 0h8v12h-8zm38 0h8v12h-8zm13 0h8v12h-8z" fill="#7a4a22" />
    <path d="M36 76V30h24v46z" fill="#fff3d0" />
    <path d="M33 31 48 16l15 15z" fill="#c2502f" />
    <path d="M47 8h2v9h-2z" fill="#7a4a22" />
    <circle cx="48" cy="41" r="7.5" fill="#fff" stroke="#7a4a22" strokeWidth="2" />
    <path d="M48 37v4l3 2" stroke="#7a4a22" strokeWidth="1.8" fill="none" strokeLinecap="round" />
    <path d="M41 76V61a7 7 0 0 1 14 0v15z" fill="#7a4a22" />
    <Water fill="#0b5570" />
  </>
);

/** A spired temple. */
const THAI = (
  <>
    <Sky sky="#2a1a6a" low="#c24a86" sun="#ffd98a" />
    <path d="M48 6c1 10 2 16 4 24 1 8 8 14 12 24H32c4-10 11-16 12-24 2-8 3-14 4-24z" fill="#f5b83d" />
    <path d="M48 6c1 10 2 16 4 24 1 8 8 14 12 24H48z" fill="#d8902a" />
    <path d="M30 54h36v7H30z" fill="#ffd98a" />
    <path d="M14 76 24 46l10 30zm48 0 10-30 10 30z" fill="#e0632f" />
    <path d="M24 46l10 30h-4zm48 0 10 30h-4z" fill="#b13f1c" />
    <path d="M26 61h44v15H26z" fill="#fff3d0" />
    <path d="M43 76V67a5 5 0 0 1 10 0v9z" fill="#7a3a1a" />
    <Water fill="#3a1a5a" />
  </>
);

/** A golden stupa on its terrace. */
const LAO = (
  <>
    <Sky sky="#123c7a" low="#e08a3c" sun="#fff3c0" />
    <path d="M48 8c2 9 3 13 6 18s6 8 8 14H34c2-6 5-9 8-14s4-9 6-18z" fill="#ffd45e" />
    <path d="M48 8c2 9 3 13 6 18s6 8 8 14H48z" fill="#e0a52f" />
    <path d="M30 40h36l4 16H26z" fill="#f5b83d" />
    <path d="M48 40h18l4 16H48z" fill="#d8902a" />
    <path d="M16 56h64v20H16z" fill="#ffe8a8" />
    <path d="M20 56V45l3-6 3 6v11zm50 0V45l3-6 3 6v11z" fill="#f5b83d" />
    <path d="M22 62h8v14h-8zm14 0h8v14h-8zm16 0h8v14h-8zm14 0h8v14h-8z" fill="#c9811a" />
    <Water fill="#7a3a1a" />
  </>
);

/** A tower on its island in the lake. */
const HANOI = (
  <>
    <Sky sky="#0b5a4c" low="#e2a24a" sun="#ffe9b0" />
    <path d="M26 78c2-8 12-12 22-12s20 4 22 12z" fill="#2f6a34" />
    <path d="M30 68V52h36v16z" fill="#d9cba6" />
    <path d="M35 52V40h26v12z" fill="#e8dcb8" />
    <path d="M40 40V30h16v10z" fill="#f3e9cc" />
    <path d="M36 31l12-10 12 10z" fill="#7a3a1a" />
    <path
      d="M34 68v-8a4 4 0 0 1 8 0v8zm10 0v-8a4 4 0 0 1 8 0v8zm10 0v-8a4 4 0 0 1 8 0v8zM40 52v-5a3 3 0 0 1 6 0v5zm10 0v-5a3 3 0 0 1 6 0v5z"
      fill="#5a3a1a"
    />
    <Water fill="#0b4a58" />
    <path
      d="M14 88c-3-5-3-8 0-11 3 3 3 6 0 11zm-6-1c-4-2-5-5-4-8 4 1 5 4 4 8zm12 0c4-2 5-5 4-8-4 1-5 4-4 8z"
      fill="#ff9ab0"
    />
  </>
);

/** Pictures of places, by the code of a game or the shape of the games that are drawn there. */
export const PLACE_PICTURES: Readonly<Record<string, ReactNode>> = {
  'vn-north': NORTH,
  VN_CENTRAL: CENTRAL,
  'vn-south': SOUTH,
  'vn-pair': SOUTH,
  VN_CENTRAL_PAIR: CENTRAL,
  thai: THAI,
  lao: LAO,
  hanoi: HANOI,
};
