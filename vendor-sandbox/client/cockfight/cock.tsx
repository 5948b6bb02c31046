/** A gamecock, drawn in a few feathers; faces right. @param hue of its feathers, degrees */
export function Cock({ hue }: { readonly hue: number }) {
  const body = `hsl(${hue} 58% 42%)`;
  const light = `hsl(${hue + 14} 74% 60%)`;
  const dark = `hsl(${hue - 6} 52% 22%)`;
  const deep = `hsl(${hue + 190} 30% 20%)`;
  return (
    <svg viewBox="0 0 220 200" width="100%" height="100%">
      <g fill={deep}>
        <path d="M70 108C34 100 12 70 16 22c16 20 40 36 62 62z" />
        <path d="M66 112C26 116 4 92 0 56c20 18 44 24 72 40z" fill={dark} />
        <path d="M74 100C52 78 44 44 60 8c6 30 22 52 30 80z" fill={`hsl(${hue + 170} 34% 30%)`} />
        <path d="M66 120c-30 12-54 2-62-20 22 8 40 4 66 6z" />
      </g>
      <g stroke="#e2b04a" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M104 152l-4 30m-14 8 14-8 14 8m-14-8v10" />
        <path d="M130 150l6 30m-14 10 14-10 14 8m-14-8 2 10" />
      </g>
      <path
        d="M60 104c14-18 40-26 62-20 20-2 38-20 42-44l22 8c6 40-10 76-34 94-26 20-66 20-86-2-8-10-12-24-6-36z"
        fill={body}
      />
      <path d="M162 42c-2 30-18 48-44 56 14 10 40 6 54-10 10-12 14-28 13-42z" fill={light} />
      <path d="M160 62c-2 16-10 28-24 36m36-30c-2 14-8 24-18 32" stroke={body} strokeWidth="3" fill="none" />
      <path
        className="wing"
        d="M84 102c22-10 48-4 58 16-14 24-48 30-70 14 10-2 16-6 20-10-12 0-18-6-8-20z"
        fill={dark}
      />
      <path d="M94 112c14-4 28-2 38 6m-44 8c14 2 26 2 38-4" stroke={light} strokeWidth="3" fill="none" />
      <circle cx="174" cy="40" r="17" fill={light} />
      <path
        d="M160 30c-4-10 0-20 8-22 0 6 2 8 4 10 0-8 6-14 12-14-1 6 1 9 3 12 3-4 8-6 12-4-3 5-4 12-8 18z"
        fill="#e0333a"
      />
      <path d="M182 52c8 4 8 16 0 20-6-4-6-14 0-20z" fill="#e0333a" />
      <path d="M188 36l20 8-19 7z" fill="#f0c25c" />
      <circle cx="180" cy="38" r="4" fill="#1b0f07" />
      <circle cx="181.5" cy="36.5" r="1.3" fill="#fff" />
    </svg>
  );
}
