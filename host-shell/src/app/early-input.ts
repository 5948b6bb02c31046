/** What the edge's inline script has recorded since the frame was painted. */
interface EarlyInput {
  readonly presses: HTMLElement[];
  focused: Element | null;
}

declare global {
  interface Window {
    marqueeEarlyInput?: EarlyInput | undefined;
  }
}

/**
 * Takes over what a visitor did on the frame: called before the page is rendered in the frame's place.
 * @param root holds the frame
 * @returns to be called once the page stands: gives the focus back and presses the page's buttons in the same order, each once
 */
export function takeEarlyInput(root: Element): () => void {
  const frameControls = NAMINGS.map((nameOf) => placesOf(root, nameOf));
  return () => {
    const input = window.marqueeEarlyInput;
    window.marqueeEarlyInput = undefined;
    if (!input) return;
    const pageControls = NAMINGS.map((nameOf) => controlsByPlace(root, nameOf));
    const counterpartOf = (control: Element | null) => {
      const counterparts = NAMINGS.map((_nameOf, index) => {
        const place = control && frameControls[index]?.get(control);
        return place ? pageControls[index]?.get(place) : undefined;
      });
      return counterparts.find((counterpart) => counterpart !== undefined);
    };
    if (document.activeElement === document.body) counterpartOf(input.focused)?.focus();
    for (const button of new Set(input.presses)) counterpartOf(button)?.click();
  };
}

type NameOf = (control: HTMLElement) => string;

/** A control is found by what it is called; where its name has the visitor's in it, by its looks. */
const NAMINGS: readonly NameOf[] = [
  (control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`,
  (control) => `${control.tagName} ${control.className}`,
];

/** Links and buttons, each with its name and how many of the same name stand before it. */
function placesOf(root: Element, nameOf: NameOf): Map<Element, string> {
  const places = new Map<Element, string>();
  for (const [place, control] of controlsByPlace(root, nameOf)) places.set(control, place);
  return places;
}

function controlsByPlace(root: Element, nameOf: NameOf): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const controls = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>('a, button')) {
    const name = nameOf(control);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    controls.set(`${name} ${count}`, control);
  }
  return controls;
}
