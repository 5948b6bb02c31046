import type { Avatar } from '@marquee/contract/member-picture';

/** Heads and scenes on a square of 96; the ground beneath is the brand's. */
export const AVATAR_DRAWINGS: Readonly<Record<Avatar, string>> = {
  tiger: `<path fill="#f59a3c" d="M24 26a10 10 0 0 1 17-4 26 26 0 0 1 14 0 10 10 0 0 1 17 4c2 5 0 9-2 12 3 6 4 12 3 18-2 14-13 24-25 24S25 70 23 56c-1-6 0-12 3-18-2-3-4-7-2-12z"/>
<path fill="#fff4e2" d="M48 54c9 0 18 4 20 11-4 9-12 15-20 15s-16-6-20-15c2-7 11-11 20-11z"/>
<path fill="#ffd9ad" d="M30 26a5 5 0 0 1 8-1l-7 8c-2-2-2-5-1-7zm36 0a5 5 0 0 0-8-1l7 8c2-2 2-5 1-7z"/>
<path fill="#3a2417" d="M46 22h4l-2 14zM38 25l3 0 1 10zM58 25l-3 0-1 10zM23 52l12 2-11 3zM73 52l-12 2 11 3zM26 62l10-2-8 6zM70 62l-10-2 8 6z"/>
<circle cx="38" cy="48" r="3.6" fill="#2a1a12"/><circle cx="58" cy="48" r="3.6" fill="#2a1a12"/><circle cx="39.2" cy="46.8" r="1.2" fill="#fff"/><circle cx="59.2" cy="46.8" r="1.2" fill="#fff"/>
<path fill="#d9596b" d="M43 58h10l-5 6z"/><path fill="none" stroke="#3a2417" stroke-width="2" stroke-linecap="round" d="M48 64v4m0 0c-2 3-6 3-8 1m8-1c2 3 6 3 8 1"/>`,
  fox: `<path fill="#e8622c" d="M22 18l18 12h16l18-12c3 12 3 24 1 33L48 80 21 51c-2-9-2-21 1-33z"/>
<path fill="#fff6ec" d="M21 51c8-2 17 3 21 12l6 10 6-10c4-9 13-14 21-12L48 80z"/>
<path fill="#5a2312" d="M26 25l9 7-8 8c-1-5-2-10-1-15zm44 0l-9 7 8 8c1-5 2-10 1-15z"/>
<path fill="none" stroke="#2a1510" stroke-width="3" stroke-linecap="round" d="M33 47c2-3 6-3 8 0m14 0c2-3 6-3 8 0"/>
<path fill="#2a1510" d="M43 68c0-3 10-3 10 0 0 4-3 7-5 7s-5-3-5-7z"/>`,
  panda: `<circle cx="27" cy="28" r="11" fill="#23232b"/><circle cx="69" cy="28" r="11" fill="#23232b"/>
<path fill="#fbfaf6" d="M48 20c18 0 29 13 29 29 0 18-13 29-29 29S19 67 19 49c0-16 11-29 29-29z"/>
<path fill="#23232b" d="M31 43c5-6 12-4 13 1s-3 14-10 14-8-9-3-15zm34 0c-5-6-12-4-13 1s3 14 10 14 8-9 3-15z"/>
<circle cx="37" cy="49" r="3.4" fill="#fff"/><circle cx="59" cy="49" r="3.4" fill="#fff"/><circle cx="37.6" cy="49.4" r="1.8" fill="#15151b"/><circle cx="58.4" cy="49.4" r="1.8" fill="#15151b"/>
<path fill="#23232b" d="M43 61c0-2 10-2 10 0s-3 5-5 5-5-3-5-5z"/><path fill="none" stroke="#23232b" stroke-width="2" stroke-linecap="round" d="M48 66v2m0 0c-2 3-5 3-7 2m7-2c2 3 5 3 7 2"/>
<circle cx="28" cy="62" r="4" fill="#f7c4c4" opacity=".8"/><circle cx="68" cy="62" r="4" fill="#f7c4c4" opacity=".8"/>`,
  owl: `<path fill="#8a6a4f" d="M22 20c8 5 16 7 26 7s18-2 26-7c3 14 4 26 0 40-4 13-14 20-26 20s-22-7-26-20c-4-14-3-26 0-40z"/>
<path fill="#d8bd94" d="M34 60c4-4 24-4 28 0 1 10-4 20-14 20s-15-10-14-20z"/>
<path fill="none" stroke="#8a6a4f" stroke-width="2" stroke-linecap="round" d="M40 66l3 3 3-3m4 0l3 3 3-3m-13 7l3 3 3-3"/>
<circle cx="35" cy="45" r="13" fill="#f4e4c6"/><circle cx="61" cy="45" r="13" fill="#f4e4c6"/>
<circle cx="36" cy="45" r="7.5" fill="#f2b233"/><circle cx="60" cy="45" r="7.5" fill="#f2b233"/><circle cx="37" cy="45" r="4.4" fill="#20160f"/><circle cx="59" cy="45" r="4.4" fill="#20160f"/><circle cx="38.4" cy="43.6" r="1.4" fill="#fff"/><circle cx="60.4" cy="43.6" r="1.4" fill="#fff"/>
<path fill="#e8842c" d="M43 51c3-3 7-3 10 0l-5 10z"/>`,
  elephant: `<path fill="#8794a8" d="M12 38c0-12 12-16 20-10 5-6 27-6 32 0 8-6 20-2 20 10 0 14-8 22-17 20-3 4-7 6-10 7v9c0 8-12 9-15 1l4-3c2 3 5 2 5-1v-6c-10 0-17-3-22-7-9 2-17-6-17-20z"/>
<path fill="#f0b9bd" d="M18 38c0-7 6-9 11-6-2 7-2 13 0 19-7 0-11-5-11-13zm60 0c0-7-6-9-11-6 2 7 2 13 0 19 7 0 11-5 11-13z"/>
<circle cx="38" cy="42" r="3.2" fill="#1d222b"/><circle cx="58" cy="42" r="3.2" fill="#1d222b"/><circle cx="39" cy="41" r="1.1" fill="#fff"/><circle cx="59" cy="41" r="1.1" fill="#fff"/>
<path fill="#fbf6ea" d="M35 58c-2 6 0 11 5 14l2-2c-2-3-3-7-2-11zm26 0c2 6 1 11-3 14l-2-2c1-3 1-7 0-11z"/>
<path fill="none" stroke="#6c788b" stroke-width="2" stroke-linecap="round" d="M44 54h8m-8 6h8"/>`,
  koi: `<path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" d="M12 26c6-4 12-4 18 0s12 4 18 0m18 46c6-4 12-4 18 0"/>
<path fill="#fff3e8" d="M22 58c4-18 20-30 40-30 8 0 14 4 16 8-2 18-20 32-40 30l-6-1c-2 6-8 10-16 10 5-5 6-11 6-17z"/>
<path fill="#ef5033" d="M52 29c8-2 20 0 24 7-2 4-5 7-8 9-7-2-14-8-16-16zM34 41c6 2 12 9 11 16-5 5-14 6-19 3 0-7 3-14 8-19zM16 75c5-5 6-11 6-17l6 6c-2 6-6 10-12 11z"/>
<path fill="#ffc9ad" d="M50 65c6 2 9 8 8 14-6-2-11-7-13-13zM44 33c-2-7 1-13 6-16 3 4 4 9 3 12z"/>
<circle cx="68" cy="37" r="2.6" fill="#25151a"/><path fill="none" stroke="#e3b59c" stroke-width="2" stroke-linecap="round" d="M60 34c-2 5-1 10 2 14"/>`,
  lotus: `<path fill="#2f8f6f" d="M14 66c16-8 52-8 68 0-8 10-60 10-68 0z"/>
<path fill="#f6a8c4" d="M20 42c10 0 18 8 20 24-12 0-20-10-20-24zm56 0c-10 0-18 8-20 24 12 0 20-10 20-24z"/>
<path fill="#ef7fab" d="M32 28c8 6 12 20 11 38-10-5-15-22-11-38zm32 0c-8 6-12 20-11 38 10-5 15-22 11-38z"/>
<path fill="#fbd0e0" d="M48 18c9 10 12 32 0 48-12-16-9-38 0-48z"/>
<path fill="#ffd35c" d="M42 62c3-4 9-4 12 0-2 4-10 4-12 0z"/>`,
  moon: `<circle cx="24" cy="26" r="1.8" fill="#fff" opacity=".9"/><circle cx="74" cy="22" r="1.4" fill="#fff" opacity=".8"/><circle cx="18" cy="50" r="1.2" fill="#fff" opacity=".7"/><circle cx="80" cy="46" r="2" fill="#fff" opacity=".9"/><circle cx="60" cy="16" r="1.1" fill="#fff" opacity=".7"/>
<path fill="#ffe9a8" d="M58 22a30 30 0 1 0 18 44 24 24 0 0 1-18-44z"/>
<circle cx="38" cy="46" r="4" fill="#f0cf7c"/><circle cx="46" cy="64" r="5" fill="#f0cf7c"/><circle cx="32" cy="60" r="2.4" fill="#f0cf7c"/>
<path fill="#fff" opacity=".22" d="M0 82c8-10 24-10 32-3 8-8 24-8 32 0 8-8 22-7 32 2v15H0z"/>`,
  sunrise: `<circle cx="48" cy="50" r="18" fill="#ffd35c"/><circle cx="48" cy="50" r="12" fill="#ffb53c"/>
<path stroke="#ffd35c" stroke-width="4" stroke-linecap="round" d="M48 14v10M22 24l7 7M74 24l-7 7M12 50h10M74 50h10"/>
<path fill="#1d6f86" d="M0 58c12-6 22 4 34 0s20-6 32 0 20 2 30-2v40H0z"/><path fill="#2c93a8" d="M0 68c12-6 22 4 34 0s20-6 32 0 20 2 30-2v30H0z"/><path fill="#4cb8c8" d="M0 80c12-6 22 4 34 0s20-6 32 0 20 2 30-2v18H0z"/>`,
  mountain: `<circle cx="70" cy="26" r="9" fill="#ffe1a1"/>
<path fill="#7c8fb5" d="M56 38l36 46H28z"/><path fill="#e9eef8" d="M56 38l12 15-7-2-5 5-5-5-7 3z"/>
<path fill="#4f628c" d="M34 26l44 58H-6z"/><path fill="#fff" d="M34 26l14 19-8-3-6 7-6-7-8 4z"/>
<path fill="#2d4a46" d="M0 78c20-8 40-8 56-2s28 4 40-2v22H0z"/>`,
  rocket: `<circle cx="20" cy="22" r="1.6" fill="#fff" opacity=".9"/><circle cx="78" cy="70" r="1.8" fill="#fff" opacity=".8"/><circle cx="26" cy="44" r="1.1" fill="#fff" opacity=".7"/><circle cx="60" cy="82" r="1.2" fill="#fff" opacity=".7"/>
<path fill="#ffb53c" d="M30 58c-8 2-12 10-12 20 10 0 18-4 20-12z"/><path fill="#ff7a45" d="M31 61c-5 2-8 7-8 12 5 0 10-3 12-8z"/>
<path fill="#d8455a" d="M36 46c-8 0-14 4-18 10l14 2zm14 14c0 8-4 14-10 18l-2-14z"/>
<path fill="#f4f6fb" d="M76 20c2 18-6 34-28 48L28 48C42 26 58 18 76 20z"/><path fill="#d8455a" d="M76 20c1 6 0 12-2 18L58 22c6-2 12-3 18-2z"/>
<circle cx="54" cy="42" r="8" fill="#2b3c66"/><circle cx="54" cy="42" r="5" fill="#7fd3f0"/><path fill="#fff" opacity=".7" d="M51 40a4 4 0 0 1 4-2l-3 5z"/>`,
  crown: `<path fill="#ffca45" d="M18 34l16 14 14-24 14 24 16-14-6 36H24z"/><path fill="#f3a92b" d="M48 24l14 24 16-14-6 36H48z" opacity=".45"/>
<path fill="#d98a17" d="M24 70h48v8H24z"/><circle cx="18" cy="32" r="5" fill="#fff0c2"/><circle cx="48" cy="21" r="5.4" fill="#fff0c2"/><circle cx="78" cy="32" r="5" fill="#fff0c2"/>
<path fill="#d8455a" d="M48 48l7 9-7 9-7-9z"/><path fill="#fff" opacity=".5" d="M48 48l7 9h-7z"/><circle cx="33" cy="60" r="3.2" fill="#3fb6a8"/><circle cx="63" cy="60" r="3.2" fill="#3fb6a8"/>`,
};
