/** What jsdom lacks and pages use: media queries that never match, and observers that never report. */
export function standInForBrowser(): void {
  window.matchMedia ??= (media: string) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= Silent as unknown as typeof ResizeObserver;
  window.IntersectionObserver ??= Silent as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
}

class Silent {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
