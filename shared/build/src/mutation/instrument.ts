import type { Mutant } from './mutation';

/** Name of the function in the test process that returns whether a mutant is active. */
export const SWITCH = '__marqueeIsMutant';

type Numbered = Pick<Mutant, 'id' | 'start' | 'end' | 'replacement'>;

/** The source with all of its mutants, each behind a switch: `a < b` becomes `(is(7) ? (a <= b) : (a < b))`. */
export function instrument(source: string, mutants: readonly Numbered[]): string {
  const places = new Map<string, Numbered[]>();
  for (const mutant of mutants) {
    const place = `${mutant.start} ${mutant.end}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  const outermostFirst = [...places.values()].sort(
    ([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0) || (b?.end ?? 0) - (a?.end ?? 0),
  );
  return render(source, 0, source.length, outermostFirst);
}

/** The part of a source between two offsets, with its mutated places. */
function render(source: string, start: number, end: number, places: readonly (readonly Numbered[])[]): string {
  let text = '';
  let at = start;
  for (const [index, place] of places.entries()) {
    const [first] = place;
    if (!first || first.start < at || first.end > end) continue;
    const inner = places.slice(index + 1).filter(([other]) => other && other.start < first.end);
    const original = render(source, first.start, first.end, inner);
    const switches = place.map(({ id, replacement }) => `globalThis.${SWITCH}(${id}) ? (${replacement}) : `).join('');
    text += `${source.slice(at, first.start)}(${switches}(${original}))`;
    at = first.end;
  }
  return text + source.slice(at, end);
}
