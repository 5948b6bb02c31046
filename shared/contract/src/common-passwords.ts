/** Stems of the most common leaked passwords. */
const STEMS = new Set(
  `password passwort passw0rd pass admin administrator root user guest login welcome letmein master secret changeme default test testing
  qwerty qwertyui qwertyuiop qwert qazwsx qazwsxedc zxcvbn zxcvbnm asdfgh asdfghjk asdfghjkl azerty abcdef abcdefgh abc abcd asdf zaq xsw
  iloveyou ilove loveyou lovely love lover loveme babygirl baby angel princess sunshine sweetheart flower butterfly rainbow cookie chocolate
  football baseball basketball soccer hockey cricket liverpool arsenal chelsea barcelona realmadrid manchester juventus messi ronaldo
  dragon monkey tigger tiger lion eagle falcon shadow hunter killer ranger mustang ferrari porsche mercedes corvette harley yamaha
  superman batman spiderman pokemon naruto starwars matrix hello helloworld whatever nothing trustno computer internet samsung google
  facebook iphone android nokia windows microsoft apple michael jordan jessica ashley jennifer daniel thomas andrew joshua charlie robert
  george william matthew nicole michelle amanda melissa hannah elizabeth alexander anthony richard joseph maria patricia samantha
  summer winter spring autumn monday friday sunday january august december october november september money million dollar lucky casino
  poker jackpot winner player betting gambler vegas freedom phoenix diamond silver golden forever family friends mother father mylove
  blessed jesus christ allah muhammad mohammed bismillah inshallah india pakistan bangladesh bangla dhaka vietnam saigon hanoi myanmar
  thailand bangkok manila jakarta indonesia malaysia singapore brasil mexico america canada london england germany france
  access system server network database oracle cisco manager support service student teacher school college office company business
  marquee sundarban meridian`.split(/\s+/),
);

/** Common replacements of letters by digits and signs. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether the password is a stem of the list, plain or with the usual replacements, surrounded only by digits and
 * signs.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const bare = folded.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const spelled = [...bare].map((character) => LEET[character] ?? character).join('');
  const wholeSpelled = [...folded].map((character) => LEET[character] ?? character).join('');
  return [bare, spelled, wholeSpelled].some(isStem) || /^[\d\W_]{1,11}$/.test(folded);
}

/** A stem, possibly repeated once. */
function isStem(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return STEMS.has(text) || (text === half + half && STEMS.has(half));
}

/** One repeated character, or a run such as 23456789. */
export function isMonotone(password: string): boolean {
  const points = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** Whether a password is too easy to guess, on the page and on the server. */
export const isGuessable = (password: string): boolean => {
  const folded = password.normalize('NFKC').toLowerCase();
  return isCommonPassword(folded) || isMonotone(folded);
};
